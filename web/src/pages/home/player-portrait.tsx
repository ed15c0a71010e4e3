import { PLAYER_SHAPES } from '@touchline/domain/pictures/player-shapes';
import { EveningPitch, NUMBER_TYPE } from '../../components/player/player-drawing';
import type { PortraitLook } from './sample-players';

/** The ids of what all portraits share. */
const PITCH_ID = 'portrait-pitch';
const SHIRT_ID = 'portrait-shirt';

/** The colours of a look, for the shared drawings: they are inherited by what `use` shows. */
const SKIN = 'var(--skin)';
const KIT = 'var(--kit)';
const TRIM = 'var(--trim)';
const HAIR = 'var(--hair)';

const HAIRSTYLES = ['short', 'curls', 'bun', 'ponytail'] as const satisfies readonly PortraitLook['hairstyle'][];
const hairId = (hairstyle: PortraitLook['hairstyle']): string => `portrait-${hairstyle}`;
const FIGURE_ID = 'portrait-figure';
const SHADES_ID = 'portrait-shades';

/** What portraits have in common, once for all of a page: pitch, figure, outline and shades of a shirt, hairstyles. */
export function PortraitParts() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0" style={{ position: 'absolute' }}>
      <symbol id={PITCH_ID} viewBox="0 0 300 375">
        <EveningPitch />
      </symbol>
      <clipPath id={SHIRT_ID}>
        <path d={PLAYER_SHAPES.shirt} />
      </clipPath>
      <g id={FIGURE_ID}>
        <path d="M246 224L300 262V375H204V272Z" fill="#06231A" fillOpacity="0.35" />
        <path d="M50 290L42 375H74L82 300ZM250 290L258 375H226L218 300Z" fill={SKIN} />
        <path d="M130 140H170V182C160 190 140 190 130 182Z" fill={SKIN} />
        <path d="M130 158C142 170 158 170 170 158V172C158 182 142 182 130 172Z" fill="#000000" fillOpacity="0.18" />
      </g>
      <g id={SHADES_ID}>
        <path d="M150 170V400H300V170Z" fill="#000000" fillOpacity="0.13" />
        <path d="M89 272V400M211 272V400" stroke="#000000" strokeOpacity="0.22" strokeWidth="3" />
      </g>
      {HAIRSTYLES.map((hairstyle) => (
        <g key={hairstyle} id={hairId(hairstyle)}>
          <path
            d="M114 112C110 108 108 118 111 126C113 132 117 132 118 128ZM186 112C190 108 192 118 189 126C187 132 183 132 182 128Z"
            fill={SKIN}
          />
          <PlayerHair hairstyle={hairstyle} />
        </g>
      ))}
    </svg>
  );
}

/** A player seen from behind; decoration, hidden from screen readers. The page needs `PortraitParts`. */
export function PlayerPortrait({ look }: { readonly look: PortraitLook }) {
  const { skin, kit, trim, hair, hairstyle, stripes, number } = look;
  const colours: Readonly<Record<string, string>> = { '--skin': skin, '--kit': kit, '--trim': trim, '--hair': hair };
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 375"
      preserveAspectRatio="xMidYMin slice"
      style={{ display: 'block', width: '100%', height: '100%', ...colours }}
    >
      <use href={`#${PITCH_ID}`} width="300" height="375" />
      <use href={`#${FIGURE_ID}`} />
      <g clipPath={`url(#${SHIRT_ID})`}>
        <rect width="300" height="400" fill={KIT} />
        <KitPattern stripes={stripes} />
        <use href={`#${SHADES_ID}`} />
      </g>
      <path d="M126 178C138 190 162 190 174 178" fill="none" stroke={TRIM} strokeWidth="6" />
      <text
        x="150"
        y="284"
        fill={TRIM}
        stroke={KIT}
        strokeWidth="6"
        paintOrder="stroke"
        style={NUMBER_TYPE}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {number}
      </text>
      <use href={`#${hairId(hairstyle)}`} />
    </svg>
  );
}

/** The back of a head with its hair. */
function PlayerHair({ hairstyle }: Pick<PortraitLook, 'hairstyle'>) {
  switch (hairstyle) {
    case 'short':
      return (
        <>
          <path d={PLAYER_SHAPES.head} fill={SKIN} />
          <path
            d="M150 62C178 62 188 84 187 108C186 122 183 130 178 136C160 130 140 130 122 136C117 130 114 122 113 108C112 84 122 62 150 62Z"
            fill={HAIR}
          />
        </>
      );
    case 'curls':
      return (
        <>
          <path d={PLAYER_SHAPES.head} fill={HAIR} />
          <path
            d="M112 84A15 15 0 0 1 128 64A17 17 0 0 1 158 58A17 17 0 0 1 184 76A15 15 0 0 1 190 104A14 14 0 0 1 184 130A15 15 0 0 1 162 146A16 16 0 0 1 136 146A15 15 0 0 1 116 130A14 14 0 0 1 110 104A14 14 0 0 1 112 84Z"
            fill={HAIR}
          />
        </>
      );
    case 'bun':
      return (
        <>
          <path d={PLAYER_SHAPES.head} fill={HAIR} />
          <circle cx="150" cy="56" r="19" fill={HAIR} />
          <path d="M134 68C144 74 156 74 166 68" fill="none" stroke={TRIM} strokeWidth="5" />
        </>
      );
    case 'ponytail':
      return (
        <>
          <path d={PLAYER_SHAPES.head} fill={HAIR} />
          <path d="M140 96C132 130 134 176 152 208C166 180 170 132 160 96Z" fill={HAIR} />
          <path d="M140 130C136 160 140 184 152 208C156 180 154 150 150 130Z" fill="#000000" fillOpacity="0.18" />
          <path d="M141 108H159" stroke={TRIM} strokeWidth="7" strokeLinecap="round" />
        </>
      );
  }
}

/** The pattern of a shirt, in its second colour. */
function KitPattern({ stripes }: Pick<PortraitLook, 'stripes'>) {
  switch (stripes) {
    case 'plain':
      return <path d="M40 276L86 290L82 306L40 296ZM260 276L214 290L218 306L260 296Z" fill={TRIM} />;
    case 'hoops':
      return (
        <path
          d="M40 196H260V212H40ZM40 330H260V350H40ZM40 276L86 290L82 306L40 296ZM260 276L214 290L218 306L260 296Z"
          fill={TRIM}
        />
      );
    case 'pale':
      return <path d="M92 170H100V400H92ZM200 170H208V400H200Z" fill={TRIM} />;
    case 'yoke':
      return (
        <path d="M40 170H260V196L216 208C190 198 170 194 150 194C130 194 110 198 84 208L40 196Z" fill={TRIM} fillOpacity="0.92" />
      );
  }
}
