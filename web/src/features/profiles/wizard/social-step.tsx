import type { Json } from '@touchline/domain/kernel/json/json';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { useCallback, useMemo } from 'react';
import { type Field, type FieldChange, lineUpTo } from '../../../components/document-editor/field';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { GuideLink } from '../../../components/guide-link';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import type { FormEditing } from '../editing/edited-profile';
import { socialFields } from '../editing/profile-fields';
import type { StepForm } from './fields-step';

interface SocialStepProps extends StepForm {
  readonly profile: Profile;
  readonly editing: FormEditing;
}

const LINK = '/videos/-/url';
const LABEL = '/videos/-/label';

const videoAnswer = () => <GuideLink question="video" isAside />;

/** A video and the handles, as one edit. The first video of a profile is pinned to the top (S5-14). */
export function SocialStep({ profile, editing: { save, check, of }, ...form }: SocialStepProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const count = profile.videos.length;
  const fields = useMemo((): readonly Field[] => {
    const help = count === 0 ? t('playerWizard.videoHelp') : t('playerWizard.videoCount', { count });
    return [
      { path: LINK, label: t('playerWizard.video'), kind: { type: 'video' }, value: null, help },
      {
        path: LABEL,
        label: t('playerWizard.videoLabel'),
        kind: lineUpTo(80),
        value: null,
        help: t('playerWizard.videoLabelHelp'),
      },
      ...socialFields(profile, { t, language }),
    ];
  }, [profile, count, t, language]);
  const saveAll = useCallback(
    (changes: readonly FieldChange[], onRefused: Parameters<FormEditing['save']>[1]) => {
      const valueOf = (path: string): Json => changes.find((one) => one.path === path)?.value ?? null;
      const url = valueOf(LINK);
      const rest = changes.filter(({ path }) => path !== LINK && path !== LABEL);
      const video: FieldChange = {
        op: 'add',
        path: '/videos/-',
        label: t('playerWizard.video'),
        value: { url, label: valueOf(LABEL), pinned: count === 0 },
      };
      const sent = url === null ? rest : [...rest, video];
      return sent.length === 0 ? Promise.resolve(true) : save(sent, onRefused);
    },
    [save, count, t],
  );
  const checkOwn = useCallback(
    (path: string, value: Json) => (path.startsWith('/videos/') ? Promise.resolve(null) : check(path, value)),
    [check],
  );
  return (
    <SectionForm
      label={t('playerWizard.social')}
      of={of}
      fields={fields}
      save={saveAll}
      check={checkOwn}
      below={videoAnswer}
      {...form}
    />
  );
}
