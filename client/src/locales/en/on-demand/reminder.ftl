### The reminder sheets: fetched with the first one.

reminder-now = What you can do now
reminder-wait = Nothing is asked of you.
