import type { components } from '../../generated/api.ts'
import type { BusinessChange, CustomerChange } from './rules-edit-profile.ts'
import { fromLink } from './wire.ts'

type Wire = components['schemas']

/** Undefined where the field is missing, null where it is emptied. */
function fromPicture(picture: Wire['Picture'] | null | undefined): string | null | undefined {
  return picture ? fromLink(picture.url) : picture
}

function fromFlag(flag: Wire['Flag'] | undefined): boolean | undefined {
  return flag === undefined ? undefined : flag === 1
}

export function fromEditCustomer(body: Wire['EditCustomer']): CustomerChange {
  const { name, email, phone, country, state, city, language } = body
  const mailEnabled = body.email_notifications
  const pictureId = fromPicture(body.pic_url)
  return { name, email, phone, country, state, city, language, mailEnabled, pictureId }
}

export function fromEditBusiness(body: Wire['EditBusiness']): BusinessChange {
  const { name, phone, language, address, country, state, zipcode } = body
  return {
    name,
    phone,
    language,
    mailEnabled: body.email_notifications,
    pictureId: fromPicture(body.profile_pic),
    businessName: body.buisness_name,
    businessIdNumber: body.buisness_id_number,
    categories: body.category,
    address,
    country,
    state,
    cities: body.city,
    zipcode,
    logoId: fromPicture(body.logo_url),
    documentIds: body.documents_urls?.map(fromLink),
    hasLicense: fromFlag(body.isLicense),
    hasInsurance: fromFlag(body.isInsurance),
  }
}
