import { Box } from '@chakra-ui/react/box';
import type { FeatureLink } from '@touchline/domain/featuring/feature-request';
import { webLinkOf } from '@touchline/domain/kernel/text/web-link';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { DialogForm } from '../../ui/overlays/dialog-form';
import { useTypedText } from '../../ui/forms/unsaved/use-typed-text';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { NETWORKS, useRequestTexts } from './request-texts';
import { type DecisionProps, useDecision } from './use-decision';
import type { ListedRequest } from './use-feature-requests';

/** A field for each post and each story that is due. */
function dueLinks({ wanted }: ListedRequest): readonly FeatureLink[] {
  const kinds = [...Array<'post'>(wanted.posts).fill('post'), ...Array<'story'>(wanted.stories).fill('story')];
  return kinds.map((kind) => ({ kind, network: 'instagram', url: '' }));
}

/** Asks where a player was featured before the request is marked as posted; the player gets a mail with it (S4-16). */
export function PostedDialog(props: DecisionProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { networkName } = useRequestTexts();
  const [links, setLinks] = useState(() => dueLinks(props.request));
  const [isValidated, setIsValidated] = useState(false);
  const { name: player, failure, isBusy, decide, close } = useDecision(props);
  const filled = links.map((link) => ({ ...link, url: link.url.trim() })).filter(({ url }) => url !== '');
  const errorOf = ({ url }: FeatureLink, index: number): string | null => {
    const typed = url.trim();
    if (typed === '') return filled.length === 0 && index === 0 ? t('featureQueue.linkMissing') : null;
    if (webLinkOf(typed)?.startsWith('https://') !== true) return t('featureQueue.linkInvalid');
    return links.findIndex((one) => one.url.trim() === typed) < index ? t('featureQueue.linkTwice') : null;
  };
  const change = (index: number, changes: Partial<FeatureLink>) =>
    setLinks(links.map((link, at) => (at === index ? { ...link, ...changes } : link)));

  const text = useTypedText({
    of: `featureRequests/${props.request.requestId}/post`,
    stored: Object.fromEntries(links.map((_, index) => [String(index), ''])),
    restore: (texts) => setLinks((before) => before.map((link, index) => ({ ...link, url: texts[index] ?? link.url }))),
  });
  const { record } = text;
  useEffect(() => record(Object.fromEntries(links.map(({ url }, index) => [String(index), url]))), [record, links]);

  function post() {
    setIsValidated(true);
    if (links.some((link, index) => errorOf(link, index) !== null)) return;
    const { requestId } = props.request;
    const call = () => callApi('postFeatureRequest', { params: { requestId }, body: { links: filled } });
    void decide(t('featureQueue.postedDone', { name: player }), call, text.saved);
  }

  return (
    <DialogForm
      {...{ isBusy, failure, opener: props.opener }}
      onClose={close}
      title={t('featureQueue.postedTitle')}
      button={t('featureQueue.markPosted')}
      onSubmit={post}
    >
      <Box overflowWrap="anywhere">{t('featureQueue.postedText', { name: player })}</Box>
      {text.offer}
      {links.map((link, index) => {
        const number = links.slice(0, index + 1).filter(({ kind }) => kind === link.kind).length;
        const name = t(`featureQueue.${link.kind}Number`, { number });
        return (
          <Box
            key={name}
            as="fieldset"
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }}
            gap="3"
          >
            <SelectField
              label={t('featureQueue.networkOf', { name })}
              options={NETWORKS.map((value) => ({ value, text: networkName(value) }))}
              value={link.network}
              onValue={(network) => change(index, { network: network === '' ? 'other' : network })}
            />
            <TextField
              label={t('featureQueue.linkOf', { name })}
              type="url"
              autoComplete="off"
              isRequired={index === 0}
              value={link.url}
              onText={(url) => change(index, { url })}
              isValidated={isValidated}
              error={errorOf(link, index)}
            />
          </Box>
        );
      })}
    </DialogForm>
  );
}
