import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { DOTS_BOX } from '@touchline/domain/reference/geography/map-drawing';
import type { MapDot } from '@touchline/domain/reference/geography/map-projection';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useIsHydrated } from '../../lib/hydration/deferred-section';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { nearestDot, nextDot } from './near-dot';

const PressedDot = lazy(async () => ({ default: (await import('./pressed-dot')).PressedDot }));

interface DotMapProps {
  /** The path of all colleges. */
  readonly all: string;
  /** The path of those that are found; null while nothing is typed. */
  readonly lit: string | null;
  /** The number of all colleges; null where it could not be loaded. */
  readonly total: number | null;
}

/**
 * A map of all colleges as points, each of which opens the colleges around it; keys go from point to point. Those that
 * a typed text finds light up; the list of them says the same in words. The browser draws the points when it hydrates
 * the section: their data would stand in the HTML twice. Their place has its size before.
 */
export function DotMap({ all, lit, total }: DotMapProps) {
  const t = useTranslations();
  const isHydrated = useIsHydrated();
  const [dot, setDot] = useState<MapDot | null>(null);
  function press({ detail, clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = [((clientX - left) / width) * DOTS_BOX.width, ((clientY - top) / height) * DOTS_BOX.height] as const;
    setDot(detail === 0 ? nextDot(all, dot) : nearestDot(all, at));
  }
  const name = total === null ? t('landing.mapOf') : t('landing.map', { count: total });
  return (
    <Box data-needs-scripts="">
      <Section title={t('landing.mapTitle')}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          columnGap="12"
          rowGap="4"
        >
          <Box position="relative" aspectRatio={`${DOTS_BOX.width} / ${DOTS_BOX.height}`} color="pitch.fg">
            <chakra.svg
              role="img"
              aria-label={name}
              viewBox={`0 0 ${DOTS_BOX.width} ${DOTS_BOX.height}`}
              width="full"
              height="full"
              display="block"
              fill="none"
              stroke="currentColor"
              css={{ strokeLinecap: 'round', '& path': { transition: 'stroke-opacity 200ms ease-out' } }}
            >
              {isHydrated && <path d={all} strokeWidth="3.4" strokeOpacity={lit === null ? 0.8 : 0.25} />}
              {lit !== null && <chakra.path d={lit} stroke="signal.amber" strokeWidth="5.5" />}
              {dot !== null && <chakra.circle cx={dot[0]} cy={dot[1]} r="7" stroke="fg" strokeWidth="2.2" />}
            </chakra.svg>
            <chakra.button
              type="button"
              aria-label={t('landing.mapPress')}
              position="absolute"
              inset="0"
              cursor="pointer"
              borderRadius="card"
              onClick={press}
            />
          </Box>
          <Box minH={{ base: '6rem', lg: '18rem' }} alignSelf="center">
            {dot === null ? (
              <Text fontSize="lg">{t('landing.mapText')}</Text>
            ) : (
              <Suspense fallback={null}>
                <PressedDot dot={dot} />
              </Suspense>
            )}
            <PageLink to="/colleges?view=map" color="pitch.fg" fontWeight="semibold" display="inline-block" lineHeight="2.75rem">
              {t('landing.mapAll')}
            </PageLink>
          </Box>
        </Box>
      </Section>
    </Box>
  );
}
