// The recommended sets, and what they leave to taste: no `any`, nothing unused, imports in one order.

import js from '@eslint/js';
import imports from 'eslint-plugin-simple-import-sort';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const MOST_LINES = 400;
const MOST_LINES_OF_A_FUNCTION = 80;

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/protocol.ts', 'src/wire.ts', 'src/grounds/coast.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { imports },
    rules: {
      // The compiler knows every name; of a global that only types declare, ESLint does not.
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Collections are computed whole and replaced whole; a reactive Map would only make the first look heavier.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that has to survive the formatter is written as `{' '}`.
      'svelte/no-useless-mustaches': 'off',
      'imports/imports': 'error',
      'imports/exports': 'error',
      'max-lines': ['error', MOST_LINES],
      'max-lines-per-function': ['error', MOST_LINES_OF_A_FUNCTION],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // A test file's outermost function holds all its tests.
  { files: ['test/**', 'e2e/**'], rules: { 'max-lines-per-function': 'off' } },
);
