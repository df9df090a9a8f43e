import { loadChunk } from '@/shared/services/chunks';
import type { ContentContext, ContentService } from './content-service';

/** The content service; its script is loaded with the first question. */
export function createContent(...context: ContentContext): ContentService {
  let loading: Promise<ContentService> | undefined;
  return {
    async ask(operation) {
      loading ??= loadChunk(() => import('./content-service')).then((module) =>
        module.contentServiceOf(...context),
      );
      return (await loading).ask(operation);
    },
  };
}
