import { form } from '../models/form.ts'
import { forgotStage } from './support/forgot-stage.ts'
import { walkScene } from './support/walk.ts'

walkScene(form, 'forgot', forgotStage)
