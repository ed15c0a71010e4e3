import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminTabs } from '../../components/admin-tabs';
import { Content, PageTitle } from '../../ui/page-layout';
import { ButtonLink } from '../../ui/links';
import { AuditLog } from './audit-log';
import { type LogTexts, useLogTexts } from './log-texts';

const Messages = lazy(async () => ({ default: (await import('./operations/messages')).Messages }));
const Mails = lazy(async () => ({ default: (await import('./operations/mails')).Mails }));
const PolicyReports = lazy(async () => ({ default: (await import('./policy-reports')).PolicyReports }));
const Jobs = lazy(async () => ({ default: (await import('./operations/jobs')).Jobs }));

const KINDS = ['audit', 'feedback', 'contact', 'mails', 'jobs', 'policy'] as const;

type LogKind = (typeof KINDS)[number];

/** /admin/logs: the audit log, and other kinds at `?kind=` (S2-13, S6-01). */
export function LogsScreen() {
  const texts = useLogTexts();
  const asked = new URLSearchParams(useLocation().search).get('kind');
  const kind = KINDS.find((one) => one === asked) ?? 'audit';
  return (
    <Content py={{ base: '8', md: '12' }} minH="70vh">
      <PageTitle text={texts.title} />
      <Heading as="h1" textStyle="h1" mb="3">
        {texts.title}
      </Heading>
      <AdminTabs current="/admin/logs" />
      <Box pt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <KindSwitch shown={kind} texts={texts} />
        <Suspense fallback={null}>
          <LogOf kind={kind} />
        </Suspense>
      </Box>
    </Content>
  );
}

function LogOf({ kind }: { readonly kind: LogKind }) {
  switch (kind) {
    case 'audit':
      return <AuditLog />;
    case 'policy':
      return <PolicyReports />;
    case 'mails':
      return <Mails />;
    case 'jobs':
      return <Jobs />;
    case 'feedback':
    case 'contact':
      return <Messages key={kind} source={kind} />;
  }
}

function KindSwitch({ shown, texts }: { readonly shown: LogKind; readonly texts: LogTexts }) {
  return (
    <Box as="nav" aria-label={texts.kinds} display="flex" flexWrap="wrap" gap="2">
      {KINDS.map((kind) => (
        <ButtonLink
          key={kind}
          to={kind === 'audit' ? '/admin/logs' : `/admin/logs?kind=${kind}`}
          size="lg"
          variant={kind === shown ? 'solid' : 'outline'}
          colorPalette={kind === shown ? 'pitch' : 'ink'}
          aria-current={kind === shown ? 'page' : undefined}
        >
          {texts[kind]}
        </ButtonLink>
      ))}
    </Box>
  );
}
