// Runs a script of this folder written in TypeScript: node build/run.js build/coast.ts

import { resolve } from 'node:path';

import { runnerImport } from 'vite';

await runnerImport(resolve(process.argv[2] ?? ''));
