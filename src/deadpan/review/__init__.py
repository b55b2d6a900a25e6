"""Reviews of finished games: frames of every moment for any seat, and what that seat could have known."""
