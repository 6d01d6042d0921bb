import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CameraTrouble, closeCamera, troubleOf } from '../../platform/camera.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Camera, CircleAlert, RotateCcw } from '../../ui/icons.ts'
import { SelectField } from '../select-field.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Whether a picture can be taken here; a phone's own file choice offers its camera already. */
export function hasDeskCamera(): boolean {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  return devices?.getUserMedia !== undefined && window.matchMedia('(pointer: fine)').matches
}

interface CameraDialogProps {
  onTaken: (picture: Blob) => void
  onClose: () => void
}

/** A picture of whoever stands at the desk, by the camera of a laptop: looked at before it is used. */
export function CameraDialog({ onTaken, onClose }: CameraDialogProps) {
  const say = useAdminText()
  const [deviceId, setDeviceId] = useState('')
  const [tries, setTries] = useState(0)
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([])
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [taken, setTaken] = useState<{ file: Blob; preview: string }>()
  const video = useRef<HTMLVideoElement>(null)
  const again = () => {
    setTrouble(undefined)
    setTaken(undefined)
    setTries(tries + 1)
  }
  const shoot = async () => {
    const file = video.current && (await shrinkPicture(video.current).catch(() => undefined))
    if (file) setTaken({ file, preview: URL.createObjectURL(file) })
    else setTrouble('busy')
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('desk.cameraTitle')}
      description={say('desk.pictureHint')}
      closeLabel={say('do.close')}
    >
      <div className="grid gap-4">
        <div className="relative mx-auto grid aspect-square w-full max-w-80 place-items-center overflow-hidden rounded-control border border-line bg-surface">
          {trouble ? (
            <p role="alert" className="flex items-start gap-2 p-5 text-warning">
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span>{say(`desk.camera.${trouble}`)}</span>
            </p>
          ) : taken ? (
            <img src={taken.preview} alt={say('desk.picture')} className="size-full object-cover" />
          ) : (
            <Viewfinder
              key={`${deviceId} ${tries}`}
              {...{ video, deviceId }}
              onCameras={setCameras}
              onTrouble={setTrouble}
            />
          )}
        </div>
        {cameras.length > 1 && !taken && (
          <SelectField
            label={say('desk.cameraWhich')}
            options={cameras.map(({ deviceId: value, label }, at) => ({
              value,
              label: label || `${say('desk.cameraWhich')} ${at + 1}`,
            }))}
            value={deviceId || cameras[0]?.deviceId}
            onChange={({ target }) => {
              setTrouble(undefined)
              setDeviceId(target.value)
            }}
          />
        )}
        <footer className="flex flex-wrap justify-end gap-3">
          {(taken || trouble) && (
            <Button onClick={again}>
              <RotateCcw aria-hidden className="size-5" />
              {say(taken ? 'desk.cameraAgain' : 'desk.cameraRetry')}
            </Button>
          )}
          {taken ? (
            <Button variant="primary" onClick={() => onTaken(taken.file)}>
              {say('desk.cameraUse')}
            </Button>
          ) : (
            !trouble && (
              <Button variant="primary" onClick={() => void shoot()}>
                <Camera aria-hidden className="size-5" />
                {say('desk.cameraShoot')}
              </Button>
            )
          )}
        </footer>
      </div>
    </Dialog>
  )
}

interface ViewfinderProps {
  video: RefObject<HTMLVideoElement | null>
  /** Empty: whichever the browser takes. */
  deviceId: string
  onCameras: (cameras: MediaDeviceInfo[]) => void
  onTrouble: (trouble: CameraTrouble) => void
}

/** What the camera sees, as long as it is looked at. */
function Viewfinder({ video, deviceId, onCameras, onTrouble }: ViewfinderProps) {
  useEffect(() => {
    const left = new AbortController()
    const open = async () => {
      const wanted = deviceId === '' ? {} : { deviceId: { exact: deviceId } }
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { width: { ideal: 1280 }, height: { ideal: 960 }, ...wanted },
      })
      if (left.signal.aborted) return closeCamera(stream)
      left.signal.addEventListener('abort', () => closeCamera(stream))
      stream.getVideoTracks()[0]?.addEventListener('ended', () => onTrouble('lost'))
      if (video.current) video.current.srcObject = stream
      // Their names are told only after somebody has allowed one of them.
      const devices = await navigator.mediaDevices.enumerateDevices()
      if (!left.signal.aborted) onCameras(devices.filter(({ kind }) => kind === 'videoinput'))
    }
    open().catch((cause: unknown) => {
      if (!left.signal.aborted) onTrouble(troubleOf(cause))
    })
    return () => left.abort()
  }, [video, deviceId, onCameras, onTrouble])
  return <video ref={video} autoPlay muted playsInline className="size-full object-cover" />
}
