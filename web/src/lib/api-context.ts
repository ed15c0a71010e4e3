import { createContext, useContext } from 'react';
import type { CallApi } from './api-client';

const ApiContext = createContext<CallApi | null>(null);

/** Hands the API client to everything below. */
export const ApiProvider = ApiContext.Provider;

/** The API client of the page. Throws outside of ApiProvider. */
export function useApi(): CallApi {
  const callApi = useContext(ApiContext);
  if (callApi === null) throw new Error('useApi needs an ApiProvider above it');
  return callApi;
}
