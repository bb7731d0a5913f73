// Effects and state for tests of code that lives in components.

/** Run something as if a component did; what is returned ends it. */
export const rooted = (run: () => void): (() => void) => $effect.root(run);

/** Run an effect as if a component had it; what is returned ends it. */
export const effect = (run: () => void | (() => void)): (() => void) =>
  rooted(() => {
    $effect(run);
  });

/** Hold a value that what reads it follows. */
export function following<T>(first: T): { value: T } {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next: T) {
      value = next;
    },
  };
}
