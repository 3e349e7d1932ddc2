import type { Locator, Page } from '@playwright/test';
import type { FilePayload } from './files.ts';

/** What a job took: presses of keys and buttons, texts that were typed, files that were chosen. */
export interface Effort {
  presses: number;
  texts: number;
  files: number;
}

/** The hands of a person, who are counted. */
export function handOf(page: Page) {
  let effort: Effort = { presses: 0, texts: 0, files: 0 };
  const count = (kind: keyof Effort) => (effort = { ...effort, [kind]: effort[kind] + 1 });
  return {
    press: async (target: Locator) => {
      await target.click();
      count('presses');
    },
    key: async (name: string) => {
      await page.keyboard.press(name);
      count('presses');
    },
    type: async (text: string) => {
      await page.keyboard.insertText(text);
      count('texts');
    },
    /** Presses a button for files and chooses one. */
    choose: async (button: Locator, file: FilePayload) => {
      const chooser = page.waitForEvent('filechooser');
      await button.click();
      await (await chooser).setFiles(file);
      count('files');
    },
    /** What was done since the last time it was asked. */
    effort: (): Effort => {
      const done = effort;
      effort = { presses: 0, texts: 0, files: 0 };
      return done;
    },
  };
}

/** Seconds that a person new to a screen takes for a press with the look that goes before it, and for a text that is typed. */
export const secondsOf = ({ presses, texts }: Pick<Effort, 'presses' | 'texts'>): number => presses * 4 + texts * 6;
