import { chakra } from '@chakra-ui/react/styled-system';
import { DOTS_BOX } from '@touchline/domain/reference/geography/map-drawing';
import { useTranslations } from '../../i18n/use-translations';
import { useIsHydrated } from '../../lib/hydration/deferred-section';

interface DotMapProps {
  /** The path of all colleges. */
  readonly all: string;
  /** The path of those that are found; null while nothing is typed. */
  readonly lit: string | null;
  /** The number of all colleges; null where it could not be loaded. */
  readonly total: number | null;
}

/**
 * A map of all colleges as points. Those that a typed text finds light up; the list of them says the same in words. The
 * browser draws it when it hydrates the section: its data would stand in the HTML twice. Its place has its size before.
 */
export function DotMap({ all, lit, total }: DotMapProps) {
  const t = useTranslations();
  const isHydrated = useIsHydrated();
  return (
    <chakra.svg
      role="img"
      aria-label={total === null ? t('landing.mapOf') : t('landing.map', { count: total })}
      viewBox={`0 0 ${DOTS_BOX.width} ${DOTS_BOX.height}`}
      width="full"
      height="full"
      display="block"
      fill="none"
      css={{ strokeLinecap: 'round', '& path': { transition: 'stroke-opacity 200ms ease-out' } }}
    >
      {isHydrated && <path d={all} stroke="#7FD8B5" strokeWidth="3.4" strokeOpacity={lit === null ? 0.85 : 0.28} />}
      {lit !== null && <path d={lit} stroke="#C8F24B" strokeWidth="5" />}
    </chakra.svg>
  );
}
