import { Fragment } from 'react';

/**
 * A mail address that breaks before its @ or a dot of its domain where it is too long for its line. The breaks are
 * empty, so that the address is read out and copied as one word.
 */
export function MailText({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('@');
  if (at <= 0) return text;
  const labels = text.slice(at).split(/(?=\.)/);
  return (
    <>
      {text.slice(0, at)}
      {labels.map((label, index) => (
        <Fragment key={index}>
          <wbr />
          {label}
        </Fragment>
      ))}
    </>
  );
}
