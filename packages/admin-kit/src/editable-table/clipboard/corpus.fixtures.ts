import type { ClipboardTexts } from './parseClipboard.ts';

/** What a program puts on the clipboard, and what is to be read of it. */
interface Payload {
  /** The program, and what was copied in it. */
  name: string;
  clipboard: ClipboardTexts;
  /** Texts of the cells, row by row; a merged cell's further places are ''. */
  texts: readonly (readonly string[])[];
  /** Numbers behind texts, by 'row,column'. */
  exact?: Readonly<Record<string, string>>;
  /** Places covered by merged cells, as 'row,column'. */
  covered?: readonly string[];
  /** The first row as it is in a table of note, driver, weight (a number), loadedOn (a day), state (a choice). */
  pasted?: Readonly<Record<string, unknown>>;
}

/** Excel for Microsoft 365 on Windows: number formats in a style sheet, the fragment within the table, lines wrapped in the source. */
const excelHead = `<html xmlns:v="urn:schemas-microsoft-com:vml"\r\nxmlns:o="urn:schemas-microsoft-com:office:office"\r\nxmlns:x="urn:schemas-microsoft-com:office:excel"\r\nxmlns="http://www.w3.org/TR/REC-html40">\r\n\r\n<head>\r\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\r\n<meta name=ProgId content=Excel.Sheet>\r\n<meta name=Generator content="Microsoft Excel 15">\r\n<link id=Main-File rel=Main-File\r\nhref="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip.htm">\r\n<style>\r\n<!--table\r\n\t{mso-displayed-decimal-separator:"\\.";\r\n\tmso-displayed-thousand-separator:"\\,";}\r\ntr\r\n\t{mso-height-source:auto;}\r\ntd\r\n\t{padding-top:1px;white-space:nowrap;mso-number-format:General;}\r\n.xl65\r\n\t{mso-number-format:"\\@";}\r\n.xl66\r\n\t{mso-number-format:"\\0022¥\\0022\\#\\,\\#\\#0\\.00";}\r\n.xl67\r\n\t{mso-number-format:"Short Date";}\r\n-->\r\n</style>\r\n</head>\r\n\r\n<body link="#0563C1" vlink="#954F72">\r\n\r\n`;

/** WPS Spreadsheets: the numbers and texts behind the cells in attributes. */
const wpsHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="ProgId" content="Excel.Sheet"/><meta name="Generator" content="WPS Office ET"/><style>\n<!-- @font-face{font-family:"宋体";}\n.et2{mso-number-format:"\\@";}\n.et3{mso-number-format:"¥\\#\\,\\#\\#0.00";} --></style></head><body>`;

/** LibreOffice Calc: values in sdval, formats in sdnum, fonts as elements. */
const calcHead = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">\n<html>\n<head>\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n\t<title></title>\n\t<meta name="generator" content="LibreOffice 24.2.5.2 (Linux)"/>\n\t<style type="text/css">\n\t\tbody,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }\n\t\ta.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; }\n\t</style>\n</head>\n<body>\n`;

/** Google Sheets: the value of each cell as JSON. */
const sheetsHead = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>`;

/** Payloads after the shapes that each program documents or is known to write. */
export const corpus: readonly Payload[] = [
  {
    name: 'Excel 365 on Windows: text id, name over two lines, money with ¥, short date',
    clipboard: {
      text: '110101199003071234\t"张伟\n（主驾）"\t¥1,234.50\t2024/1/5\t待装货\r\n',
      html: `${excelHead}<table border=0 cellpadding=0 cellspacing=0 width=360 style='border-collapse:\r\n collapse;width:270pt'>\r\n<!--StartFragment-->\r\n <col width=72 span=5 style='width:54pt'>\r\n <tr height=38 style='height:28.5pt'>\r\n  <td height=38 class=xl65 width=72 style='height:28.5pt;width:54pt'>110101199003071234</td>\r\n  <td class=xl68 width=72 style='width:54pt'>张伟<br>\r\n    （主驾）</td>\r\n  <td class=xl66 align=right width=72 style='width:54pt'>¥1,234.50</td>\r\n  <td class=xl67 align=right width=72 style='width:54pt'>2024/1/5</td>\r\n  <td width=72 style='width:54pt'>待装货</td>\r\n </tr>\r\n<!--EndFragment-->\r\n</table>\r\n\r\n</body>\r\n\r\n</html>`,
    },
    texts: [['110101199003071234', '张伟\n（主驾）', '¥1,234.50', '2024/1/5', '待装货']],
    pasted: { note: '110101199003071234', driver: '张伟 （主驾）', weight: 1234.5, loadedOn: '2024-01-05', state: '1' },
  },
  {
    name: 'Excel 365: merged cells, a text that runs over its neighbour, hidden columns’ row, preserved blanks, wrapped source',
    clipboard: {
      html: `${excelHead}<table border=0 cellpadding=0 cellspacing=0 width=288>\r\n<!--StartFragment-->\r\n <tr height=19>\r\n  <td colspan=2 rowspan=2 height=38 class=xl70 width=144>华东区</td>\r\n  <td width=72>a<span style='mso-spacerun:yes'>   </span>b</td>\r\n  <td width=72>long text of\r\n  two words</td>\r\n </tr>\r\n <tr height=19>\r\n  <td colspan=2 style='mso-ignore:colspan'>runs over its neighbour</td>\r\n </tr>\r\n <![if supportMisalignedColumns]>\r\n <tr height=0 style='display:none'>\r\n  <td width=72 style='width:54pt'></td>\r\n  <td width=72 style='width:54pt'></td>\r\n </tr>\r\n <![endif]>\r\n<!--EndFragment-->\r\n</table>\r\n</body>\r\n</html>`,
    },
    texts: [
      ['华东区', '', 'a   b', 'long text of two words'],
      ['', '', 'runs over its neighbour', ''],
    ],
    covered: ['0,1', '1,0', '1,1'],
  },
  {
    name: 'Excel 2003: the number behind the text in x:num, an id that was typed as a number',
    clipboard: {
      html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 11"></head><body><table x:str border=0><!--StartFragment--><tr><td align=right x:num="110101199003071">1.10101E+14</td><td>张伟</td><td align=right x:num="1234.5678">1,234.57</td><td align=right x:num="45296">5-Jan-24</td><td>2</td></tr><!--EndFragment--></table></body></html>`,
    },
    texts: [['1.10101E+14', '张伟', '1,234.57', '5-Jan-24', '2']],
    exact: { '0,0': '110101199003071', '0,2': '1234.5678', '0,3': '45296' },
    pasted: { note: '110101199003071', driver: '张伟', weight: 1234.5678, loadedOn: '2024-01-05', state: '2' },
  },
  {
    name: 'WPS Spreadsheets: x:num and x:str, money, a date shown without its year',
    clipboard: {
      text: '110101199003071234\t王芳\t¥88,000.00\t1月5日\t已装货\r\n',
      html: `${wpsHead}<!--StartFragment--><table width="400" border="0" cellpadding="0" cellspacing="0" style='width:300.00pt;border-collapse:collapse;table-layout:fixed;'><col width="80" span="5" style='width:60.00pt;'/><tr height="18" style='height:13.50pt;'><td class="et2" height="18" width="80" style='height:13.50pt;width:60.00pt;' x:str>110101199003071234</td><td width="80" x:str>王芳</td><td class="et3" width="80" align="right" x:num="88000">¥88,000.00</td><td class="et4" width="80" align="right" x:num="45296.5">1月5日</td><td width="80" x:str>已装货</td></tr></table><!--EndFragment--></body></html>`,
    },
    texts: [['110101199003071234', '王芳', '¥88,000.00', '1月5日', '已装货']],
    exact: { '0,2': '88000', '0,3': '45296.5' },
    pasted: { note: '110101199003071234', driver: '王芳', weight: 88_000, loadedOn: '2024-01-05', state: '2' },
  },
  {
    name: 'WPS Spreadsheets: merged rows of one customer, x:num without a value',
    clipboard: {
      html: `${wpsHead}<table><tr><td rowspan="3" x:str>客户甲</td><td align="right" x:num>1</td></tr><tr><td align="right" x:num>2</td></tr><tr><td align="right" x:num>3</td></tr></table></body></html>`,
    },
    texts: [
      ['客户甲', '1'],
      ['', '2'],
      ['', '3'],
    ],
    exact: { '0,1': '1', '1,1': '2', '2,1': '3' },
    covered: ['1,0', '2,0'],
  },
  {
    name: 'LibreOffice Calc: sdval and sdnum, a two-digit year, a text of 18 digits',
    clipboard: {
      text: '110101199003071234\t李娜\t￥1,234.50\t24/01/05\t待装货\n',
      html: `${calcHead}<table cellspacing="0" border="0">\n\t<colgroup span="5" width="85"></colgroup>\n\t<tr>\n\t\t<td height="17" align="left" valign=bottom sdnum="2052;0;@"><font face="宋体">110101199003071234</font></td>\n\t\t<td align="left" valign=bottom>李娜</td>\n\t\t<td align="right" valign=bottom sdval="1234.5" sdnum="2052;0;[$￥-804]#,##0.00">￥1,234.50</td>\n\t\t<td align="right" valign=bottom sdval="45296" sdnum="2052;0;YY/MM/DD">24/01/05</td>\n\t\t<td align="left" valign=bottom>待装货</td>\n\t</tr>\n</table>\n<!-- ************************************************************************** -->\n</body>\n\n</html>`,
    },
    texts: [['110101199003071234', '李娜', '￥1,234.50', '24/01/05', '待装货']],
    exact: { '0,2': '1234.5', '0,3': '45296' },
    pasted: { note: '110101199003071234', driver: '李娜', weight: 1234.5, loadedOn: '2024-01-05', state: '1' },
  },
  {
    name: 'LibreOffice Calc: a merged heading, a line break, an empty cell',
    clipboard: {
      html: `${calcHead}<table cellspacing="0" border="0">\n\t<tr>\n\t\t<td colspan=2 height="17" align="center" valign=bottom><b>运费</b></td>\n\t\t<td align="left"><br></td>\n\t</tr>\n\t<tr>\n\t\t<td height="33" align="left" valign=bottom>第一行<br>第二行</td>\n\t\t<td align="right" sdval="0.12" sdnum="2052;0;0%">12%</td>\n\t\t<td align="left">x</td>\n\t</tr>\n</table>\n</body>\n</html>`,
    },
    texts: [
      ['运费', '', ''],
      ['第一行\n第二行', '12%', 'x'],
    ],
    exact: { '1,1': '0.12' },
    covered: ['0,1'],
  },
  {
    name: 'Google Sheets: values as JSON, a text with a break, an ambiguous American date, a boolean',
    clipboard: {
      text: '110101199003071234\t"张伟\n备注"\t¥1,234.50\t3/4/2024\t待装货\tTRUE',
      html: `${sheetsHead}<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;110101199003071234&quot;}" data-sheets-numberformat="{&quot;1&quot;:1}">110101199003071234</td><td style="overflow:hidden;white-space:normal;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;张伟\\n备注&quot;}">张伟<br/>备注</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1234.5}" data-sheets-numberformat="{&quot;1&quot;:4,&quot;2&quot;:&quot;\\&quot;¥\\&quot;#,##0.00&quot;,&quot;3&quot;:1}">¥1,234.50</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:45355}" data-sheets-numberformat="{&quot;1&quot;:5,&quot;2&quot;:&quot;M/d/yyyy&quot;,&quot;3&quot;:1}">3/4/2024</td><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;待装货&quot;}">待装货</td><td data-sheets-value="{&quot;1&quot;:4,&quot;4&quot;:1}">TRUE</td></tr></tbody></table>`,
    },
    texts: [['110101199003071234', '张伟\n备注', '¥1,234.50', '3/4/2024', '待装货', 'TRUE']],
    exact: { '0,2': '1234.5', '0,3': '45355' },
    pasted: { note: '110101199003071234', driver: '张伟 备注', weight: 1234.5, loadedOn: '2024-03-04', state: '1' },
  },
  {
    name: 'Google Sheets: merged in both directions',
    clipboard: {
      html: `${sheetsHead}<table data-sheets-root="1"><tbody><tr><td colspan="2" rowspan="2" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;甲&quot;}"><span><div>甲</div></span></td><td>1</td></tr><tr><td>2</td></tr></tbody></table>`,
    },
    texts: [
      ['甲', '', '1'],
      ['', '', '2'],
    ],
    covered: ['0,1', '1,0', '1,1'],
  },
  {
    name: 'Word: a table of paragraphs',
    clipboard: {
      html: `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=ZH-CN><!--StartFragment--><table class=MsoTableGrid border=1><tr><td width=100 valign=top><p class=MsoNormal><span lang=EN-US>YD001<o:p></o:p></span></p></td><td width=100 valign=top><p class=MsoNormal>第一段</p><p class=MsoNormal>第二段</p></td></tr></table><!--EndFragment--></body></html>`,
    },
    texts: [['YD001', '第一段\n第二段']],
  },
  {
    name: 'a web page: a table with heading, links and a nested table',
    clipboard: {
      html: `<meta charset='utf-8'><table><thead><tr><th>单号</th><th>说明</th></tr></thead><tbody><tr><td><a href="https://x.cn">YD&amp;001</a></td><td>外<table><tr><td>内一</td><td>内二</td></tr></table></td></tr></tbody></table>`,
    },
    texts: [
      ['单号', '说明'],
      ['YD&001', '外\n内一内二'],
    ],
  },
  {
    name: 'a web page without a table: the plain text counts',
    clipboard: { html: '<meta charset="utf-8"><p>a <b>b</b></p>', text: 'a b' },
    texts: [['a b']],
  },
  { name: 'a text editor: lines', clipboard: { text: '京A12345\r\n京A12346\r\n' }, texts: [['京A12345'], ['京A12346']] },
  { name: 'nothing', clipboard: {}, texts: [] },
  {
    name: 'an attempt to run something',
    clipboard: {
      html: `<table><tr><td><img src="/never-loaded.png" onerror="window.wasRun = true">a<script>window.wasRun = true</script><style>td{}</style></td><td><svg onload="window.wasRun = true"></svg>b</td></tr></table>`,
    },
    texts: [['a', 'b']],
  },
  {
    name: 'an attempt to fill the memory',
    clipboard: { html: `<table><tr><td colspan="99999999" rowspan="99999999">a</td></tr><tr><td colspan="-5">b</td></tr></table>` },
    texts: [
      ['a', ...Array.from({ length: 1023 }, () => ''), ''],
      [...Array.from({ length: 1024 }, () => ''), 'b'],
    ],
  },
];
