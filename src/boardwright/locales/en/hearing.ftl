### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Volume
hearing-notify = Notify me when it is my turn
hearing-denied = The browser blocks notifications from this page. You can allow them in the browser’s settings.
hearing-undecided = Notifications stay off: you did not allow them in the browser.
hearing-unsupported = This browser cannot show notifications from web pages.
hearing-vibrate = Vibrate when it is my turn

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
# $what is a sentence on what was chosen.
hearing-time-up = Time was up, so a bot chose for { $name }. { $what }
