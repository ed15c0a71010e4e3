import { Outlet } from 'react-router-dom';
import { Guard } from '../routing/guard';
import { useCurrentPage } from '../routing/page-handle';
import { Shell } from './shell';
import { SignInHost } from './sign-in-host';

/** What stands around every page: the shell, the sign-in panel, and the guard of private pages. */
export function SiteFrame() {
  const page = useCurrentPage();
  return (
    <SignInHost>
      <Shell page={page}>
        <Guard rules={page.rules}>
          <Outlet />
        </Guard>
      </Shell>
    </SignInHost>
  );
}
