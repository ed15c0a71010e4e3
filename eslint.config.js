import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noClockOrRandom = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Pure code has no clock: take the time as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Pure code has no clock: take the time as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Pure code has no randomness: take the value as an argument.',
  },
];

export default tseslint.config(
  { ignores: ['**/node_modules/', 'functions/lib/', 'web/dist/', '.local/', '.stryker-tmp/', '**/*.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['domain/src/**/*.ts', 'local/src/pictures/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noClockOrRandom] },
  },
  { files: ['web/src/**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    // Files of a worker share modules: what one of them replaces is what another has loaded already, or not.
    files: ['web/src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
          message: 'Modules stay as they are: replace what they call in the browser, as testing/saved-files.ts does.',
        },
      ],
    },
  },
  { files: ['local/**/*.ts', 'tests/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    // Playwright reads the names of the fixtures that are needed from the pattern, which may name none.
    files: ['tests/support/browser/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['*.js'], ...tseslint.configs.disableTypeChecked },
);
