import type { PeopleField } from '../../contract/people-imports.ts'

/** A name of a column without case, accents, spaces and signs: what two spellings of it have in common. */
export function bareName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const names = (text: string) =>
  new Set(
    text
      .trim()
      .split(/\s*[,\n]\s*/)
      .map(bareName),
  )

/** How lists of people call their columns in the seven languages and some more, the best name of each field first. */
const synonyms: Record<Exclude<PeopleField, 'id'>, ReadonlySet<string>> = {
  tiktokUsername:
    names(`tiktokUsername, tiktok username, tiktok handle, tiktok name, tiktok, tiktok id, handle,
    username, user name, social handle, social username, nickname, nick, benutzername, nutzername, nutzername tiktok,
    tiktok-name, usuario, nombre de usuario, usuario de tiktok, nom d'utilisateur, identifiant, identifiant tiktok,
    pseudo, 用户名, 昵称, 抖音号, ユーザー名, ハンドル, ハンドルネーム, ニックネーム, 사용자 이름, 닉네임, 아이디`),
  firstName:
    names(`firstName, first name, given name, given names, forename, name given name, vorname, rufname,
    nombre, nombres, nombre de pila, prénom, prénoms, prenom, nome, voornaam, 名, 名字, 名前名, 이름`),
  lastName:
    names(`lastName, last name, family name, surname, name family name, nachname, familienname, zuname,
    apellido, apellidos, primer apellido, nom de famille, nom, cognome, achternaam, 姓, 姓氏, 苗字, 名字姓, 성`),
  fullName:
    names(`name, full name, fullName, attendee name, your name, ticket holder, ticketholder name, holder, guest,
    participant, person, teilnehmer, teilnehmername, teilnehmer name, vollständiger name, vor- und nachname,
    nombre completo, nombre y apellidos, nom complet, nom et prénom, participant, nome completo, 姓名, 全名, 氏名,
    お名前, 名前, 성명, 이름 전체`),
  email:
    names(`email, e-mail, email address, e-mail address, mail, mail address, e-mail-adresse, emailadresse,
    mailadresse, correo, correo electrónico, dirección de correo, courriel, adresse e-mail, adresse électronique,
    adresse mail, メール, メールアドレス, 电子邮件, 电子邮箱, 邮箱, 电邮, 이메일, 이메일 주소, 전자우편`),
  language:
    names(`language, locale, order locale, preferred language, lang, sprache, bestellsprache, idioma, lengua,
    langue, lingua, taal, 言語, 语言, 語言, 언어`),
  ageBand: names(`ageBand, age band, age group, age, age at event, altersgruppe, alter, altersklasse, edad,
    grupo de edad, âge, tranche d'âge, groupe d'âge, 年齢, 年代, 年齢層, 年龄, 年龄段, 나이, 연령, 연령대`),
  birthDate: names(`birthDate, date of birth, birth date, birthdate, birthday, dob, geburtsdatum, geburtstag,
    geboren am, fecha de nacimiento, nacimiento, date de naissance, naissance, data di nascita, 生年月日, 誕生日,
    出生日期, 生日, 생년월일, 생일`),
  isCrew: names(
    'isCrew, crew, is crew, staff, team, mitarbeiter, equipo, équipe, スタッフ, 工作人员, 스태프',
  ),
  isHidden: names('isHidden, hidden, hide, versteckt, verborgen, oculto, masqué, caché, 非表示, 隐藏, 숨김'),
  wristbandTag:
    names(`wristbandTag, wristband, wristband tag, wristband id, rfid, rfid tag, rfid uid, nfc, nfc uid, uid,
    chip, chip id, tag, tag id, band, band id, armband, armband-id, bändchen, pulsera, bracelet, リストバンド, 手环, 腕带,
    팔찌, 손목밴드`),
  avatarUrl:
    names(`avatarUrl, avatar, avatar url, picture, picture url, photo url, image url, profile picture, bild,
    foto, imagen, photo, image, 写真, 照片, 头像, 사진`),
  orderCode:
    names(`orderCode, order code, order number, order no, order id, order, order #, booking reference, bestellnummer,
    bestellcode, bestellung, auftragsnummer, buchungsnummer, pedido, número de pedido, código de pedido, commande,
    numéro de commande, code de commande, 注文番号, 注文コード, 订单号, 订单编号, 주문 번호, 주문번호`),
  ticketCode:
    names(`ticketCode, ticket code, ticket id, ticket number, ticket no, position id, positionid, issued ticket id,
    barcode, barcode #, barcode number, attendee #, attendee id, registration id, registration code, reference, ticketnummer,
    ticket-code, positionsnummer, positions-id, entrada, código de entrada, número de entrada, billet, numéro de billet,
    référence, チケット番号, チケットコード, 票号, 票码, 门票编号, 티켓 번호, 티켓번호`),
  status:
    names(`status, order status, ticket status, attendee status, payment status, state, bestellstatus, zustand,
    estado, statut, état, ステータス, 状態, 状态, 상태`),
}

/** What stands in front where a list also tells of the buyer: such a column is about the person who comes. */
const aboutPerson =
  /^(attendees?|participants?|guests?|ticketholders?|holders?|visitors?|teilnehmer(in|innen|s)?|gast|gastes|besucher(in)?|asistente|participante|invitado|参加者|来場者|参与者|参加人|참가자|참석자)(?=.)/u

/** What stands in front of a column about the buyer, who may not come at all. */
const aboutBuyer =
  /^(buyers?|purchasers?|billing|invoice|rechnung|kaufer|besteller|comprador|acheteur|購入者|买家|구매자)/u

/** What a column is about, judged by its name. `rank`: 0 is said of the person who comes, 1 of nobody in particular. */
export function fieldOfName(name: string): { field: PeopleField; rank: number } | undefined {
  const bare = bareName(name)
  if (bare === '' || aboutBuyer.test(bare)) return undefined
  const own = find(bare)
  const specific = find(bare.replace(aboutPerson, ''))
  if (aboutPerson.test(bare) && specific) return { field: specific, rank: 0 }
  return own && { field: own, rank: 1 }
}

function find(bare: string): PeopleField | undefined {
  const known = Object.entries(synonyms).find(([, all]) => all.has(bare))
  return known?.[0] as PeopleField | undefined
}
