import { useEvent } from '../event/use-event.ts'

/** Who holds the event, and how they are reached; what nobody said is left out. */
export function Contact() {
  const { organiser, venue, help } = useEvent()
  const place = [venue.name, venue.address].filter(Boolean).join(', ')
  return (
    <address className="grid justify-items-start gap-1 leading-relaxed text-mid not-italic">
      {organiser && <span className="font-semibold text-hi">{organiser}</span>}
      {place && (venue.mapUrl ? <ContactLink to={venue.mapUrl} text={place} /> : <span>{place}</span>)}
      {help.email && <ContactLink to={`mailto:${help.email}`} text={help.email} />}
      {help.phone && <ContactLink to={`tel:${help.phone.replace(/[^+\d]/g, '')}`} text={help.phone} />}
    </address>
  )
}

function ContactLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} rel="noreferrer" className="min-h-control-sm content-center text-link underline">
      {text}
    </a>
  )
}
