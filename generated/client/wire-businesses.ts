// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const showBusinessToWire = (value: Clean['ShowBusiness']): Wire['ShowBusiness'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, business: value.businessId }
}

const listReviewsToWire = (value: Clean['ListReviews']): Wire['ListReviews'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, business: value.businessId }
}

const chooseWorkPicturesToWire = (value: Clean['ChooseWorkPictures']): Wire['ChooseWorkPictures'] => {
  const { pictures: _pictures, ...rest } = value
  return { ...rest, pics_url: value.pictures && [...value.pictures] }
}

const shownBusinessFromWire = (value: Wire['ShownBusiness']): Clean['ShownBusiness'] => {
  const {
    businessName: _businessName,
    logo_url: _logo_url,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    ...rest
  } = value
  return {
    ...rest,
    name: value.businessName,
    logo: value.logo_url,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
  }
}

const shownBusinessAnswerFromWire = (value: Wire['ShownBusinessAnswer']): Clean['ShownBusinessAnswer'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, business: shownBusinessFromWire(value.business) }
}

const reviewFromWire = (value: Wire['Review']): Clean['Review'] => {
  const { rating: _rating, ...rest } = value
  return { ...rest, stars: value.rating }
}

const reviewsFromWire = (value: Wire['Reviews']): Clean['Reviews'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, reviews: value.reviews.map((one) => reviewFromWire(one)) }
}

const workPicturesFromWire = (value: Wire['WorkPictures']): Clean['WorkPictures'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const doneFromWire = (value: Wire['Done']): Clean['Done'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

export const showBusiness = {
  toWire: showBusinessToWire,
  fromWire: shownBusinessAnswerFromWire,
  cleanFields: { business: 'businessId' },
}

export const listReviews = {
  toWire: listReviewsToWire,
  fromWire: reviewsFromWire,
  cleanFields: { business: 'businessId' },
}

export const listWorkPictures = {
  toWire: same<Clean['ListWorkPictures']>,
  fromWire: workPicturesFromWire,
  cleanFields: {},
}

export const chooseWorkPictures = {
  toWire: chooseWorkPicturesToWire,
  fromWire: doneFromWire,
  cleanFields: { pics_url: 'pictures' },
}
