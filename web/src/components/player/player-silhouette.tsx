import { PLAYER_SHAPES } from '@touchline/domain/pictures/player-shapes';
import { EveningPitch, NUMBER_TYPE } from './player-drawing';

interface PlayerSilhouetteProps {
  /** The number on the shirt; null for none. */
  readonly number: number | null;
}

/**
 * A player from behind under the floodlights, in silhouette: the portrait of players who show none. Decoration only.
 */
export function PlayerSilhouette({ number }: PlayerSilhouetteProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 375"
      preserveAspectRatio="xMidYMin slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <EveningPitch />
      <path d={PLAYER_SHAPES.arms} fill="#06231A" />
      <path d={PLAYER_SHAPES.shirt} fill="#0B3D2E" />
      <path d={PLAYER_SHAPES.shade} fill="#06231A" fillOpacity="0.45" />
      <path d={PLAYER_SHAPES.cuffs} fill="#C8F24B" fillOpacity="0.85" />
      <path d={PLAYER_SHAPES.head} fill="#06231A" />
      {number !== null && (
        <text x="150" y="284" fill="#C8F24B" style={NUMBER_TYPE} textAnchor="middle" dominantBaseline="central">
          {number}
        </text>
      )}
    </svg>
  );
}
