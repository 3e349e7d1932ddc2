import { AppError, refusedField } from '../errors.ts';

const maxDepth = 32;
/** Values in objects and lists. What is below is parsed and checked in some tens of milliseconds; screens send a tenth of it at most. */
const maxValues = 50_000;

/**
 * Parses a JSON body, refusing what nests deeper than 32 or holds more than 50,000 values, and halves of surrogate pairs, which no
 * database keeps, and leaving out keys that would reach a prototype.
 *
 * @throws InvalidInput the text is not such JSON, naming the value with half a pair
 * @source security 12.50
 */
export function parseJsonBody(text: string): unknown {
  if (text === '') return undefined;
  assertShape(text);
  let body: unknown;
  let isWhole = true;
  try {
    body = JSON.parse(text, (key, value: unknown) => {
      if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) isWhole = false;
      return key === '__proto__' ? undefined : value;
    });
  } catch (error) {
    throw new AppError('InvalidInput', '请求内容不是有效的JSON', error instanceof SyntaxError ? {} : { cause: error });
  }
  if (!isWhole) throw refusedField(placeOfHalf(body) ?? '', '参数含有不允许的字符');
  return body;
}

/** Where half of a pair stands; undefined where it stands in nothing that is kept. */
function placeOfHalf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!name.isWellFormed()) return '';
    const place = placeOfHalf(inner);
    if (place !== undefined) return place === '' ? name : `${name}.${place}`;
  }
  return undefined;
}

function assertShape(text: string): void {
  let [depth, values, inText] = [0, 1, false];
  for (let index = 0; index < text.length; index += 1) {
    const one = text.charCodeAt(index);
    if (inText) {
      if (one === 92) index += 1;
      else if (one === 34) inText = false;
    } else if (one === 34) inText = true;
    else if (one === 44) values += 1;
    else if (one === 123 || one === 91) {
      depth += 1;
      if (depth > maxDepth) throw new AppError('InvalidInput', '请求内容嵌套过深');
    } else if (one === 125 || one === 93) depth -= 1;
  }
  if (values > maxValues) throw new AppError('InvalidInput', `请求内容超过 ${maxValues} 个值，请分批提交`);
}
