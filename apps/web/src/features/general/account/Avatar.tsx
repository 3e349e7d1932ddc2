import { useUploadTransport } from '@tarmac/admin-kit/input';

/** The picture of a person, or the first letter of the name. */
export function Avatar({ path, name, size = 88 }: { path: string | null; name: string; size?: number }) {
  const { urlOf } = useUploadTransport();
  const url = path ? urlOf(path) : undefined;
  const box = 'shrink-0 rounded-full border border-solid border-line';
  return url === undefined ? (
    <span
      aria-hidden
      className={`${box} inline-flex items-center justify-center bg-primary-soft text-2xl font-semibold text-primary-ink`}
      style={{ width: size, height: size }}
    >
      {name.slice(0, 1)}
    </span>
  ) : (
    <img src={url} alt={name} className={`${box} object-cover`} style={{ width: size, height: size }} />
  );
}
