import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ROUTE_TABLE } from './route-table';

/** The pages by address; an unknown address leads to / (specification §2). */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        {ROUTE_TABLE.map(({ path, page: { View } }) => (
          <Route key={path} path={path} element={<View />} />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
}
