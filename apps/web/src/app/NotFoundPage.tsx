import { Failure } from './Failure.tsx';

/** The failure page of unknown paths, for people who are not signed in. @source ROUTE-02 */
export default function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col bg-canvas text-ink">
      <Failure kind="missing" isAlone />
    </main>
  );
}
