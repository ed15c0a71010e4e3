import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Crest } from '../../components/college/crest';
import { useTranslations } from '../../i18n/use-translations';
import type { TeamSex } from '../../lib/addresses/college-address';
import { Content } from '../../ui/page-layout';
import { TabsNav } from '../../ui/tabs-nav';
import { type CollegeSubpage, type CollegeTab, tabAddress } from './college-tabs';

const CREST_PX = 32;
const ROOM = '2.75rem';

interface StickyTabsProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly subpage: CollegeSubpage;
  readonly tabs: readonly CollegeTab[];
  /** Those of them that are one tab together. */
  readonly life: readonly CollegeTab[];
}

/**
 * The tabs of a college page, which stay at the top of the window; there the college's crest stands before them. The
 * tabs move aside for it without a layout shift. Another tab that is opened while they stick begins at its top.
 */
export function StickyTabs({ college, sex, subpage, tabs, life }: StickyTabsProps) {
  const t = useTranslations();
  const start = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  const shown = useRef(subpage.tab);
  useEffect(() => {
    if (start.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      setIsStuck(entry?.isIntersecting === false && entry.boundingClientRect.top < 0);
    });
    observer.observe(start.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (shown.current === subpage.tab) return;
    shown.current = subpage.tab;
    if (!isStuck || start.current === null) return;
    window.scrollTo({ top: start.current.getBoundingClientRect().top + window.scrollY + 1, behavior: 'instant' });
  }, [subpage.tab, isStuck]);
  return (
    <>
      <Box ref={start} aria-hidden height="1px" mb="-1px" />
      <Box
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg"
        overflowX="clip"
        borderBottomWidth="1px"
        data-screen-only=""
        data-sticky-tabs=""
      >
        <Content position="relative">
          <Box
            aria-hidden
            position="absolute"
            top="2"
            insetStart={{ base: '4', md: '8' }}
            transition="opacity 150ms ease-out"
            style={{ opacity: isStuck ? 1 : 0 }}
          >
            <Crest college={college} size={CREST_PX} />
          </Box>
          <Box
            transition="transform 150ms ease-out"
            style={isStuck ? { paddingInlineEnd: ROOM, transform: `translateX(${ROOM})` } : {}}
          >
            <TabsNav
              label={t('college.tabs')}
              hasRule={false}
              isDense
              tabs={tabs
                .filter((tab) => !life.includes(tab) || tab === tabs.find((one) => life.includes(one)))
                .map((tab) => ({
                  to: tabAddress(college.pathName, sex, { tab, album: null }),
                  text: t(life.includes(tab) ? 'college.life' : `college.${tab}`),
                  isCurrent: tab === subpage.tab || (life.includes(tab) && life.includes(subpage.tab)),
                }))}
            />
          </Box>
        </Content>
      </Box>
    </>
  );
}
