import { openapiDocument } from '@touchline/domain/http/openapi-document';
import type { Handler } from '../../platform/handler';

/** GET /ui/v1/openapi.json */
export function openapi(): Handler<'openapi'> {
  let document: Record<string, unknown> | null = null;
  return () => {
    document ??= openapiDocument();
    return Promise.resolve(document);
  };
}
