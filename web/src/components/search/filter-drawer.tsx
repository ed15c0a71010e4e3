import { Button } from '@chakra-ui/react/button';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { To } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { Drawer } from '../../ui/overlays/dialog';
import { ButtonLink } from '../../ui/links';

interface FilterDrawerProps {
  /** The id of the filters on the page, which wider windows show; without scripts a link shows them. */
  readonly filtersId: string;
  /** The button's text, with the number of chosen filters. */
  readonly buttonText: string;
  readonly title: string;
  /** The link that removes all filters. */
  readonly clear: { readonly text: string; readonly to: To };
  /** The text of the button that closes the drawer, with the number of results. */
  readonly showText: string;
  /** Also in wider windows. */
  readonly isAlways?: boolean;
  readonly children: ReactNode;
}

/** The filters of a search in a drawer under 992 px (S2-26). Its footer shows the number of results. */
export function FilterDrawer({ filtersId, buttonText, title, clear, showText, isAlways = false, children }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        size="lg"
        flex="none"
        {...(isAlways ? {} : { hideFrom: 'lg' })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon as={SlidersHorizontal} size={18} />
        {buttonText}
      </Button>
      {!isAlways && (
        <noscript>
          <Button asChild variant="outline" size="lg" hideFrom="lg">
            <a href={`#${filtersId}`}>{buttonText}</a>
          </Button>
        </noscript>
      )}
      <Drawer
        isOpen={isOpen}
        title={title}
        onClose={close}
        opener={() => opener.current}
        footer={
          <>
            <ButtonLink variant="outline" to={clear.to} state={{ preserveScroll: true }}>
              {clear.text}
            </ButtonLink>
            <Button size="lg" onClick={close}>
              {showText}
            </Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
