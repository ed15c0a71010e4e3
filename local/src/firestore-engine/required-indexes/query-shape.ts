/** A filter or an order of a query, by field; `__name__` is the document's own name. */
export interface Filter {
  readonly field: string;
  readonly op: string;
}
export interface Order {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** What a query asks of the database, as far as indexes go. */
export interface QueryShape {
  readonly collection: string;
  readonly isGroup: boolean;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
}
