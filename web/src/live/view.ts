// The position a viewer sees: a view as it was sent, and after updates.

import { apply, unpackedMessage } from '../patch';
import type { LogEntry } from '../protocol';
import type { ToClient, Update, View as Sent } from '../wire';

export type View = Omit<Sent, 'log'> & { log: LogEntry[] };

const lines = (log: Sent['log']): LogEntry[] => apply<LogEntry[]>([], log);

export const opened = (sent: Sent): View => ({ ...sent, log: lines(sent.log) });

/** The view after an update; log lines that were undone are removed. */
export function updated(view: View, { at, scene, prompt, log }: Update): View {
  const told = at.cuts === view.at.cuts ? view.log : view.log.filter((it) => it.seq <= at.seq);
  return {
    at,
    viewer: view.viewer,
    scene: scene ? apply(view.scene, scene) : view.scene,
    prompt: prompt ? apply(view.prompt, prompt) : view.prompt,
    log: log ? [...told, ...lines(log)] : told,
  };
}

/** A message of the server, or null if it is not one. */
export function parsed(text: string): ToClient | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (unpackedMessage(value) as ToClient) : null;
  } catch {
    return null;
  }
}
