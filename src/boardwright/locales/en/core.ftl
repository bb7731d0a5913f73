# What the ground of all games says.
unknown-text = “{ $text }” is no { $what }.
unknown-text-near = “{ $text }” is no { $what }; did you mean { $near }?
option-unfit = The option { $name } cannot be “{ $text }”; write for example { $example }.
position-unreadable = This position cannot be read: { $error }.
refused-no-action = { $action } is no action; actions are numbered 0 to { $last }.

components-unreadable = { $file } cannot be read: { $error }.
components-no-toml = { $file } is not a TOML file: { $error }.
components-no-name = { $file }: each entry of [[{ $path }]] needs a name.
components-no-source = { $file }: { $path } has no source; write source = "confidence: where" with one of { $known }.
components-unknown = nothing is called { $path }.
components-unknown-near = nothing is called { $path }; did you mean { $near }?
components-other-type = { $path } must be written like { $value }.
components-not-a-number = { $path } must be a whole number, at least { $low }.
components-not-numbers = { $path } must be whole numbers, each at least { $low }.
components-wrong-length = { $path } must have { $length } values.
components-unknown-word = { $path } must be one of { $known }.
