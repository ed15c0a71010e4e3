import { PLAYER_SHAPES } from '@touchline/domain/pictures/player-shapes';
import { EveningPitch } from './player-drawing';

/** What posters show in turn: each crops the evening pitch elsewhere, with player and ball elsewhere. */
const SCENES = [
  { crop: '-170 30 470 264', player: 'translate(0 -48)', ball: [-60, 232, 11] },
  { crop: '0 40 470 264', player: 'translate(150 -36)', ball: [92, 262, 15] },
  { crop: '-60 70 400 225', player: null, ball: [148, 216, 20] },
] as const;

interface VideoPosterProps {
  /** The place of the video among the others, from 0. */
  readonly index: number;
}

/**
 * The poster of a video, drawn: a player from behind on the pitch in the evening, or a goal with the ball before it. No
 * frame of the video, because its service is asked for nothing before somebody presses play. Decoration only.
 */
export function VideoPoster({ index }: VideoPosterProps) {
  const { crop, player, ball } = SCENES[index % SCENES.length] ?? SCENES[0];
  const [x, y, radius] = ball;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={crop}
      preserveAspectRatio="xMidYMid slice"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <g transform="translate(-170 0) scale(2.2 1)">
        <EveningPitch />
      </g>
      {player === null && (
        <path
          d="M58 178V112H242V178M58 124H242M58 136H242M58 148H242M58 160H242M82 112V178M106 112V178M130 112V178M154 112V178M178 112V178M202 112V178M226 112V178"
          fill="none"
          stroke="#F3F4EF"
          strokeOpacity="0.35"
          strokeWidth="1.5"
        />
      )}
      {player === null && <path d="M56 180V110H244V180" fill="none" stroke="#F3F4EF" strokeWidth="4" />}
      <ellipse cx={x} cy={y + radius} rx={radius * 1.3} ry={radius * 0.35} fill="#06231A" fillOpacity="0.5" />
      <circle cx={x} cy={y} r={radius} fill="#F3F4EF" />
      <path
        d={`M${x} ${y - radius * 0.45}l${radius * 0.43} ${radius * 0.31}l${-radius * 0.16} ${radius * 0.5}h${-radius * 0.54}l${-radius * 0.16} ${-radius * 0.5}z`}
        fill="#06231A"
      />
      {player !== null && (
        <g transform={player}>
          <path d={PLAYER_SHAPES.arms} fill="#06231A" />
          <path d={PLAYER_SHAPES.shirt} fill="#0B3D2E" />
          <path d={PLAYER_SHAPES.shade} fill="#06231A" fillOpacity="0.45" />
          <path d={PLAYER_SHAPES.cuffs} fill="#C8F24B" fillOpacity="0.85" />
          <path d={PLAYER_SHAPES.head} fill="#06231A" />
        </g>
      )}
    </svg>
  );
}
