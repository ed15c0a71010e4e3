/** Every module of messages by its path, as seen from here. */
export const MESSAGE_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../src/i18n/{english,german}/*.ts',
  { eager: true },
);
