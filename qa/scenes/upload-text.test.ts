import { upload } from '../models/upload.ts'
import { jobPictures } from './support/job-pictures.ts'
import { uploadStage, type Picked } from './support/upload-row.ts'
import { walkScene } from './support/walk.ts'

const notes = async (): Promise<Picked> => ({
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('The tap drips.'),
})

walkScene(upload, 'text', uploadStage(jobPictures, notes))
