/** Method and path of an endpoint; a path's `:name` stands for a part of the address. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
}
