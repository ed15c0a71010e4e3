import { Outlet } from 'react-router-dom';
import { Guard } from '../routing/guard';
import { useCurrentPage } from '../routing/page-handle';
import { Shell } from './shell';
import { SignInHost } from './sign-in-host';
import { TypedTextProvider } from './typed-text-provider';

/** What stands around every page: the shell, the sign-in panel, the guard of private pages, and whose text is typed. */
export function SiteFrame() {
  const page = useCurrentPage();
  return (
    <TypedTextProvider>
      <SignInHost>
        <Shell page={page}>
          <Guard rules={page.rules}>
            <Outlet />
          </Guard>
        </Shell>
      </SignInHost>
    </TypedTextProvider>
  );
}
