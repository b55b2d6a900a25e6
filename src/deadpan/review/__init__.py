"""A game that was played, looked at again: told anew for any seat, with what that seat could have known."""
