import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { useSessionState } from '../../../session/session-context';
import { Section } from '../../../ui/page-layout';
import { useLongDate } from '../../../ui/use-dates';
import { LeverButton } from '../person/lever-dialog';
import type { PersonAnswer } from '../person/use-person';

/** Whether a person is an admin, and how two admins change that: one asks, another one confirms (S4-16). */
export function AdminRights({ person }: { readonly person: PersonAnswer }) {
  const t = useTranslations();
  const { user, adminRequest, otherAdmins } = person;
  return (
    <Section title={t('adminPerson.adminRights')}>
      <Box maxW="text" overflowWrap="anywhere">
        {adminRequest !== null ? (
          <OpenRequest user={user} request={adminRequest} />
        ) : otherAdmins === 0 ? (
          <NoSecondAdmin user={user} />
        ) : (
          <AskButton user={user} />
        )}
      </Box>
    </Section>
  );
}

type User = PersonAnswer['user'];

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

/** Nobody else could confirm a request: the command line is the second key. */
function NoSecondAdmin({ user }: { readonly user: User }) {
  const t = useTranslations();
  return (
    <>
      <Box color="fg.muted" mb="3">
        {t('adminPerson.noSecondAdmin')}
      </Box>
      <Box
        as="code"
        display="block"
        fontFamily="mono"
        fontSize="sm"
        px="3"
        py="2"
        bg="bg.muted"
        borderRadius="card"
        overflowWrap="anywhere"
      >
        {`npm run admin:grant -- ${user.email}${user.isAdmin ? ' --revoke' : ''}`}
      </Box>
    </>
  );
}

function AskButton({ user }: { readonly user: User }) {
  const t = useTranslations();
  const callApi = useApi();
  const name = nameOf(user);
  const wanted = user.isAdmin ? 'revoke' : 'grant';
  return (
    <>
      <Box color="fg.muted" mb="3">
        {t(user.isAdmin ? 'adminPerson.adminIs' : 'adminPerson.adminIsNot')}
      </Box>
      <LeverButton
        lever={{
          ...{ uid: user.uid, name: `adminRequest/${wanted}`, isRed: user.isAdmin },
          label: t(`adminPerson.${wanted}`),
          title: t(`adminPerson.${wanted}Title`),
          text: t(`adminPerson.${wanted}Text`, { name }),
          done: t('adminPerson.adminAsked'),
          reasonHelp: t('adminPerson.adminReasonHelp'),
          send: (reason) => callApi('askForAdmin', { params: { uid: user.uid }, body: { wanted, reason } }),
        }}
      />
    </>
  );
}

interface OpenRequestProps {
  readonly user: User;
  readonly request: NonNullable<PersonAnswer['adminRequest']>;
}

/** A request that waits: who asked, why and until when, and what this admin may do about it. */
function OpenRequest({ user, request }: OpenRequestProps) {
  const t = useTranslations();
  const day = useLongDate();
  const own = useSessionState().profile?._id;
  const { wanted, reason, askedBy, askedAt, expiresAt, isConfirmed } = request;
  const isAsker = own === askedBy.uid;
  const asked = { name: askedBy.name ?? t('adminPerson.gonePerson'), date: day(askedAt) };
  return (
    <>
      <Box fontWeight="medium">{t(`adminPerson.${wanted}Asked`, asked)}</Box>
      <Box mt="1">{t('adminPerson.adminAskedWhy', { reason })}</Box>
      <Box textStyle="small" color="fg.muted" mt="1" mb="3">
        {isConfirmed
          ? t('adminPerson.adminUnfinished')
          : own === user.uid
            ? t('adminPerson.adminAboutYou')
            : t(isAsker ? 'adminPerson.adminYours' : 'adminPerson.adminWaits', { date: day(expiresAt) })}
      </Box>
      {own !== user.uid && (
        <Box display="flex" flexWrap="wrap" gap="3">
          {(!isAsker || isConfirmed) && <ConfirmButton user={user} request={request} />}
          {!isConfirmed && <RefuseButton user={user} request={request} isAsker={isAsker} />}
        </Box>
      )}
    </>
  );
}

function ConfirmButton({ user, request: { requestId, wanted } }: OpenRequestProps) {
  const t = useTranslations();
  const callApi = useApi();
  const name = nameOf(user);
  const body = { requestId, confirmed: true };
  return (
    <LeverButton
      lever={{
        ...{ uid: user.uid, name: 'adminRequest/confirm', isRed: wanted === 'revoke', reasonHelp: null },
        label: t('adminPerson.adminConfirm'),
        title: t(`adminPerson.${wanted}ConfirmTitle`),
        text: t(`adminPerson.${wanted}ConfirmText`, { name }),
        done: t(`adminPerson.${wanted}Done`, { name }),
        send: () => callApi('decideAdminRequest', { params: { uid: user.uid }, body }),
      }}
    />
  );
}

function RefuseButton({ user, request: { requestId }, isAsker }: OpenRequestProps & { readonly isAsker: boolean }) {
  const t = useTranslations();
  const callApi = useApi();
  const body = { requestId, confirmed: false };
  return (
    <LeverButton
      lever={{
        ...{ uid: user.uid, name: 'adminRequest/refuse', reasonHelp: null },
        label: t(isAsker ? 'adminPerson.adminWithdraw' : 'adminPerson.adminRefuse'),
        title: t(isAsker ? 'adminPerson.adminWithdrawTitle' : 'adminPerson.adminRefuseTitle'),
        text: t('adminPerson.adminRefuseText', { name: nameOf(user) }),
        done: t(isAsker ? 'adminPerson.adminWithdrawn' : 'adminPerson.adminRefused'),
        send: () => callApi('decideAdminRequest', { params: { uid: user.uid }, body }),
      }}
    />
  );
}
