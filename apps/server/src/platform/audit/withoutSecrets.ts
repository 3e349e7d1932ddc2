import { withoutSignatures } from '../files/signedPath.ts';

const secretKeys = /password|token|secret|captcha|smscode|salt/i;

/** The value with secrets blotted out, addresses of files without their signature and identity numbers in part: as logs may keep it. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, secretKeys.test(key) ? '***' : withoutSecrets(one)]])),
    );
  }
  if (typeof value === 'string' && /^\d{15,19}[\dXx]?$/.test(value)) return `${value.slice(0, 4)}***${value.slice(-4)}`;
  return typeof value === 'string' ? withoutSignatures(value) : (value ?? null);
}
