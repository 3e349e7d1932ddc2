import { SafeHtml } from '@tarmac/admin-kit/safe-html';
import { isRich } from './ContentInput.tsx';

/** What a message says, as its readers see it. */
export function MessageContent({ type, content }: { type: string | null; content: string | null }) {
  return isRich(type) ? <SafeHtml html={content ?? ''} /> : <p className="m-0 whitespace-pre-wrap">{content}</p>;
}
