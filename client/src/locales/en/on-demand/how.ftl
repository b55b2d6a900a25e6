### How to play: fetched with its pages.

how-done = I have seen enough
