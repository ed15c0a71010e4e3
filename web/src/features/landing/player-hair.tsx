import type { PortraitLook } from './sample-players';

const CAP = 'M150 62C178 62 188 84 187 108C186 134 176 154 150 154C124 154 114 134 113 108C112 84 122 62 150 62Z';

/** The back of a head with its hair. */
export function PlayerHair({ hairstyle, hair, skin, trim }: Pick<PortraitLook, 'hairstyle' | 'hair' | 'skin' | 'trim'>) {
  switch (hairstyle) {
    case 'short':
      return (
        <>
          <path d={CAP} fill={skin} />
          <path
            d="M150 62C178 62 188 84 187 108C186 122 183 130 178 136C160 130 140 130 122 136C117 130 114 122 113 108C112 84 122 62 150 62Z"
            fill={hair}
          />
        </>
      );
    case 'curls':
      return (
        <>
          <path d={CAP} fill={hair} />
          <path
            d="M112 84A15 15 0 0 1 128 64A17 17 0 0 1 158 58A17 17 0 0 1 184 76A15 15 0 0 1 190 104A14 14 0 0 1 184 130A15 15 0 0 1 162 146A16 16 0 0 1 136 146A15 15 0 0 1 116 130A14 14 0 0 1 110 104A14 14 0 0 1 112 84Z"
            fill={hair}
          />
        </>
      );
    case 'bun':
      return (
        <>
          <path d={CAP} fill={hair} />
          <circle cx="150" cy="56" r="19" fill={hair} />
          <path d="M134 68C144 74 156 74 166 68" fill="none" stroke={trim} strokeWidth="5" />
        </>
      );
    case 'ponytail':
      return (
        <>
          <path d={CAP} fill={hair} />
          <path d="M140 96C132 130 134 176 152 208C166 180 170 132 160 96Z" fill={hair} />
          <path d="M140 130C136 160 140 184 152 208C156 180 154 150 150 130Z" fill="#000000" fillOpacity="0.18" />
          <path d="M141 108H159" stroke={trim} strokeWidth="7" strokeLinecap="round" />
        </>
      );
  }
}
