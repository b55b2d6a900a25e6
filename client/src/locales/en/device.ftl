### One device for several people.

device-add = Add a player on this device
device-add-small = The device goes round. Secrets are covered between turns.
device-name = Their name
device-sit = Sit down
device-here = on this device
device-dismiss = { $name } stands up
device-pass = Pass the device to { $name }
device-pass-small = Everybody else looks away. Nothing secret is on this page until you uncover it.
device-uncover = Uncover for { $name }
device-opening = One moment
device-look = Look at the table first
device-open = { $name } is looking.
device-covered = Everything secret is covered.
device-covered-small = Who wants to look?
