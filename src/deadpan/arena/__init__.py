"""The arena: many games of bots, with statistics, ratings, reports and studies."""
