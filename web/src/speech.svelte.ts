// The language the page speaks; it can change at any time.

import type { Language } from './voice';
import { firstLanguage, keepLanguage } from './words';

class Speech {
  language = $state<Language>(firstLanguage());

  set(language: Language): void {
    this.language = language;
    keepLanguage(language);
  }

  other = (): void => this.set(this.language === 'ru' ? 'en' : 'ru');
}

export const speech = new Speech();
