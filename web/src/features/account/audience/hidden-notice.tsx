import { Stack } from '@chakra-ui/react/stack';
import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { HidingAnswer } from '../../../components/reporting/hiding-answer';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import type { OwnProfile } from '../../../session/session-state';
import { HIDDEN_TEXTS } from './hidden-texts';

type Shown = Omit<OwnProfile, 'email' | 'currency'>;
type Part = SentBodyOf<'answerHiding'>['part'];
type Hiding = NonNullable<Shown['withheld']>;

interface HiddenNoticesProps {
  readonly profile: Shown;
  readonly onProfile: (after: Shown) => void;
}

/** What an admin hides of the user's profile and why; each can be answered once. */
export function HiddenNotices({ profile, onProfile }: HiddenNoticesProps) {
  const { _id: uid, withheld, withheldParts } = profile;
  return (
    <Stack gap="4" mb="6">
      {withheld !== null && <HiddenNotice {...{ uid, onProfile }} part={null} hiding={withheld} />}
      {withheldParts.map(({ part, ...hiding }) => (
        <HiddenNotice key={`${part.kind} ${part.place}`} {...{ uid, part, hiding, onProfile }} />
      ))}
    </Stack>
  );
}

interface HiddenNoticeProps {
  readonly uid: string;
  /** The hidden part; null for the whole profile. */
  readonly part: Part;
  readonly hiding: Hiding;
  readonly onProfile: (after: Shown) => void;
}

/** One hidden thing, its reason, and the form of the answer until there is one. */
function HiddenNotice({ uid, part, hiding, onProfile }: HiddenNoticeProps) {
  const texts = HIDDEN_TEXTS[useLanguage().language];
  const callApi = useApi();
  return (
    <HidingAnswer
      title={part === null ? texts.profile : texts.parts[part.kind === 'picture' ? 'picture' : part.place]}
      hiding={hiding}
      of={`profiles/${uid}/hidingAnswer/${part?.place ?? ''}`}
      onAnswer={async (text) => {
        const { profile } = await callApi('answerHiding', { params: { profileId: uid }, body: { part, text } });
        onProfile(profile);
      }}
    />
  );
}
