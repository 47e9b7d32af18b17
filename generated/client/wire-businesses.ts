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

const setFavoriteToWire = (value: Clean['SetFavorite']): Wire['SetFavorite'] => {
  const { businessId: _businessId, isFavorite: _isFavorite, ...rest } = value
  return { ...rest, business: value.businessId, favorite: value.isFavorite }
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

const foundBusinessFromWire = (value: Wire['FoundBusiness']): Clean['FoundBusiness'] => {
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

const foundBusinessesFromWire = (value: Wire['FoundBusinesses']): Clean['FoundBusinesses'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, businesses: value.businesses.map((one) => foundBusinessFromWire(one)) }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
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

export const showMarketplace = { fromWire: same<Wire['Marketplace']> }

export const showBusiness = {
  toWire: showBusinessToWire,
  fromWire: shownBusinessAnswerFromWire,
  cleanFields: { business: 'businessId' },
}

export const findBusinesses = {
  toWire: same<Clean['FindBusinesses']>,
  fromWire: foundBusinessesFromWire,
  cleanFields: {},
}

export const setFavorite = {
  toWire: setFavoriteToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { business: 'businessId', favorite: 'isFavorite' },
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
