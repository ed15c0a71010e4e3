import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/links';
import { Content } from '../ui/page-layout';

interface ScenePageProps {
  readonly scene: SceneName;
  /** A word or two above the title. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** The one link; where a button is needed, it is passed as `children` instead. */
  readonly action?: { readonly to: string; readonly text: string };
  readonly children?: ReactNode;
}

/** A full page with one message next to a drawn scene on the dark background, and one action. */
export function ScenePage({ scene, label, title, text, action: way, children }: ScenePageProps) {
  return (
    <Box
      className="on-dark"
      bg="hero"
      color="hero.fg"
      overflow="hidden"
      minH="100vh"
      display={{ lg: 'flex' }}
      alignItems="center"
    >
      <Content
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}
        alignItems="center"
        gap={{ base: '8', lg: '12' }}
        pt={{ base: '6', lg: '10' }}
        pb={{ base: '16', lg: '32' }}
      >
        <Stack gap="4" alignItems="flex-start" order={{ base: 2, lg: 1 }}>
          <Text textStyle="label" color="flare.solid">
            {label}
          </Text>
          <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="hero.muted" maxW="form" textStyle="body">
            {text}
          </Text>
          {way !== undefined && (
            <ButtonLink to={way.to} colorPalette="flare" mt="3">
              {way.text}
            </ButtonLink>
          )}
          {children}
        </Stack>
        <Box order={{ base: 1, lg: 2 }} mx={{ base: '-4', md: '0' }} marginEnd={{ lg: '-16' }} aria-hidden>
          <PitchScene name={scene} />
        </Box>
      </Content>
    </Box>
  );
}

/** Before kick-off, the ball beyond the touchline, half-time with the lights low. */
type SceneName = 'kickOff' | 'outOfPlay' | 'halfTime';

const BALL = { kickOff: [320, 262], outOfPlay: [548, 340], halfTime: [150, 300] } as const satisfies Record<
  SceneName,
  readonly [number, number]
>;

const LAMPS = [0, 1, 2, 3, 4, 5];

/**
 * A stadium at dusk: stand, floodlights, a pitch in perspective, and the ball at the position that belongs to the
 * scene.
 */
function PitchScene({ name }: { readonly name: SceneName }) {
  const isLit = name !== 'halfTime';
  const [x, y] = BALL[name];
  return (
    <svg viewBox="0 0 640 400" width="100%" role="presentation" focusable="false" style={{ display: 'block' }}>
      <rect width="640" height="400" rx="16" fill={isLit ? '#0b3d2e' : '#08291f'} />
      <circle cx="506" cy="96" r="54" fill={isLit ? '#146b4f' : '#0f5540'} />
      <path d="M0 150 90 96h460l90 54v46H0Z" fill="#08291f" />
      <path d="M0 166h640M24 150h592M58 132h524M92 114h456" stroke="#0f5540" strokeWidth="3" fill="none" />
      <Mast x={72} isLit={isLit} />
      <Mast x={568} isLit={isLit} />
      <path d="M0 196h640v204H0Z" fill={isLit ? '#146b4f' : '#0f5540'} />
      <path
        d="M60 196h80L0 344v-96Zm160 0h80L210 400H60Zm160 0h80l120 204H430ZM540 196h60l40 44v104Z"
        fill={isLit ? '#1a7a5b' : '#126048'}
      />
      <g stroke="#ddf5ea" strokeWidth="3" fill="none" opacity={isLit ? 0.9 : 0.5}>
        <path d="M108 210h424M108 210 -60 400M532 210l168 190M320 210v190" />
        <ellipse cx="320" cy="262" rx="92" ry="28" />
        <path d="M108 236 186 236 140 292 60 292M532 236 454 236 500 292 580 292" />
      </g>
      {name === 'outOfPlay' && <CornerFlag />}
      <ellipse cx={x + 26} cy={y + 13} rx="34" ry="6" fill="#06231a" opacity="0.55" />
      <g transform={`translate(${x} ${y})`}>
        <circle r="15" fill="#fafaf7" />
        <path
          d="M0-6 6-1 4 6h-8l-2-7ZM0-15v9M14-4 6-1M9 12 4 6M-9 12-4 6M-14-4l8 3"
          fill="#06231a"
          stroke="#06231a"
          strokeWidth="1.5"
        />
        <path d="M-15 0A15 15 0 0 0 6 13.700A17 17 0 0 1-15 0Z" fill="#c8f24b" opacity={isLit ? 0.8 : 0.3} />
      </g>
    </svg>
  );
}

function Mast({ x, isLit }: { readonly x: number; readonly isLit: boolean }) {
  return (
    <g>
      {isLit && <path d={`M${x - 22} 40 ${x - 120} 196h240L${x + 22} 40Z`} fill="#ddf5ea" opacity="0.08" />}
      <path d={`M${x} 196V36`} stroke="#06231a" strokeWidth="6" />
      <rect x={x - 26} y="22" width="52" height="32" rx="4" fill="#06231a" />
      {LAMPS.map((lamp) => (
        <circle key={lamp} cx={x - 16 + (lamp % 3) * 16} cy={lamp < 3 ? 31 : 45} r="5" fill={isLit ? '#c8f24b' : '#37453e'} />
      ))}
    </g>
  );
}

function CornerFlag() {
  return (
    <g>
      <path d="M470 372v-92" stroke="#fafaf7" strokeWidth="4" />
      <path d="M470 280l44 14-44 16Z" fill="#c8f24b" />
      <path d="M470 374l60 12" stroke="#06231a" strokeWidth="5" opacity="0.5" />
    </g>
  );
}
