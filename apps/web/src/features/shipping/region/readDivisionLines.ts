/** A division as a published table lists it. */
export interface DivisionLine {
  adcode: string;
  name: string;
}

/**
 * Reads codes and names out of a pasted or stored table: one division a line, the code before the name, whatever separates them.
 * Lines without a code, such as headings and remarks, are left out.
 *
 * @example readDivisionLines('行政区划代码\t单位名称\n110000\t北京市') // [{ adcode: '110000', name: '北京市' }]
 */
export function readDivisionLines(text: string): DivisionLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((line) => {
    const [, adcode, name] = /(?<!\d)([1-8]\d{5})(?!\d)[\s,，;；"'*]*([\p{Script=Han}·]+)/u.exec(line.normalize('NFKC')) ?? [];
    return adcode === undefined || name === undefined ? [] : [{ adcode, name }];
  });
}
