// The scene, the suspects and the killer of the last kill, derived from the log.
import type { GameEvent } from 'deadpan/client';

export interface CrimeScene {
  readonly scene: number | null;
  readonly suspects: readonly string[];
  readonly killer: number | null;
}

const NOTHING: CrimeScene = { scene: null, suspects: [], killer: null };
const AFTERMATH = new Set(['killed', 'lost', 'fled', 'posted']);

/** The last kill, until the next action follows it. */
export function crimeScene(events: readonly GameEvent[], scene: number | null): CrimeScene {
  let found: CrimeScene = NOTHING;
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index];
    if (!event || !AFTERMATH.has(event.event)) return NOTHING;
    if (event.event === 'posted' && found.scene === null) found = { ...found, scene: Number(event['to']) };
    if (event.event === 'killed') {
      const suspects = Array.isArray(event['suspects']) ? event['suspects'].map(String) : [];
      return { scene: scene ?? found.scene, suspects, killer: Number(event['by']) };
    }
  }
  return NOTHING;
}
