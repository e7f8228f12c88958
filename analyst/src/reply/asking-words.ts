import type { Language } from "../i18n/language.ts";

/** Words of questions, in addition to the reader's concepts: one concept per line. */
export const asking: Record<Language, string> = {
  en: `
cheaper: cheaper, less expensive, cost less, costs less, better value
buys: buy, buying, purchase, invest in, get a second, get another
how_many: how many, at what number, from what number
how_long: how long, how many months, how many weeks, how many days, when, by when
what_if: if that happens, in that case, if so, what if, what would happen, what happens if, suppose, supposing, would it help
earns_keep: pays for herself, pays for himself, pay for herself, pay for himself, earns her keep, earns his keep, earn her keep, earn his keep, \
pay her wage*, pay his wage*, cover her wage*, cover his wage*, cover her pay, cover his pay
break_even: go broke, going broke, go under, going under, stay afloat, staying afloat, make ends meet, lights on, cover our costs, pay the bills, \
pays the bills, bills are paid, carry itself, carries itself, sustain itself, self-sustaining, keep our heads above water, break even, breakeven, \
break-even, stop losing, stop the bleeding, cover my costs, cover the costs, cover the rent, covered, out of the red
payback: paid for itself, pays for itself, pays for themselves, earned its price, earned its cost, investment back, savings back, recover what, \
is paid, are paid, paid off, pay off, \
pays off, pay back, paid back, pays back, pay for itself, earned back, earn back, earn it back, money back, recoup
left: leave us, leave me, leaves us, leaves me, leave over, stays with us, stays with me, stay with us, go home with, goes home with, \
walk away with, come out with, come away with, pocket from it, do we earn, do i earn, earn on, my pocket, our pocket, take-home, end up with, left, \
remain*, clear, we make, i make, make a profit, make anything, made, earn, keep, take home, profit*, pocket, come home with
dear: undercharg*, fair price, sensible price, right amount, ask for more, my price right, our price right, too cheap, too expensive, too low, \
too high, too much, too little, charge more, charge less, right price, raise the price, raise my price, raise prices, price right, \
how much should i charge, what should i charge
lasts: run dry, is empty, are broke, out of cash, out of money, last, lasts, hold out, survive, run out, runway, enough to live, keep going
worth: worth, valuation, valued, value the company, value us
percent: percent, per cent, percentage, margin
enough: enough before, before they leave, lifetime, worth to us
capacity: can handle, handle that, enough hours, enough room, big enough, manage that many, enough capacity, fit, room for, handle it, suffice*
hire: another driver, another person, second person, third person, more staff, another pair of hands, need help, recruit, full-timer, part-timer, \
hire, pay my, pay a, pay someone, employ*, afford
cash_in: working capital, pre-finance, prefinance, until they pay, until the client pays, payment terms, before they pay, cushion, sits in, sit in, \
sitting in, tied up, tie up, ties up, locked up, locks up, locked in, stuck in, lay out, put up front
cost: how much does it cost, what does it cost, does each cost, cost us, cost me, what do we spend, costing us, costing me
grows: growing, grow, grows, grown, is growth, going up
worth_it: make a living, live on this, live from this, add up, any money in it, any sense, make any sense, say yes, take the contract, \
take the deal, take the order, accept it, is this a business, a real business, worth it, worthwhile, worth doing, worth keeping, worth having, \
worth taking, worth buying, worth selling, viable, make sense, makes sense, profitable, pay off, pays off, make money, making money, a good idea, \
keep going with it
loses: lose money, losing money, loses money, lose on, losing on, at a loss, a loss, in the red, out of pocket
needs: need, needed, needs, at least, minimum, does it take, have to sell, must we sell, should we sell
wins: win a, to win, win an, winning a, acquire, acquisition, cac, per new customer, get a customer, get a new, new customer cost
at_most: at most, may it, may we, may i, may winning, can it cost, maximum, up to, max
dear_only: too expensive, too dear, too high, too much, charge less, expensive
offer: offer, the deal, their terms
takes_in: take in, takes in, taking in, bring in, brings in, bringing in, takings, turnover, comes in, come in, turn over
charge: have to charge, need to charge, must i charge, must we charge, should i charge, should we charge, to charge, can i charge, what price, \
which price, at what price, hourly rate, what rate, day rate, has to cost, have to cost, must it cost, should cost, cost my customers, \
price does that mean, price do i need, price it at, ask for it, ask per
net: without the vat, without vat, without the tax, without tax, without gst, before vat, before tax, net price, net of vat, ex vat, excluding vat, \
excluding tax
gross: with the vat, with vat, with tax, with the tax, with gst, including vat, including tax, including gst, incl vat, on the invoice, \
on the bill, pay in total, pay altogether, all in
levels_off: level off, levels off, plateau, stop growing, stops growing, settle at, settles, get stuck, gets stuck, stuck at, stand still, \
end up at, flatten
`,
  de: `
cheaper: günstiger, billiger, preiswerter
buys: kaufen, anschaffen, investieren
how_many: wie viele, wieviele, ab wie vielen, ab wann
how_long: wie lange, nach wie vielen monaten, wie viele monate, wann, bis wann
what_if: wenn das passiert, in dem fall, wenn das so kommt, wenn es so kommt, was wäre wenn, was wäre, was würde passieren, was passiert wenn, \
was ist wenn, angenommen
earns_keep: lohn drin, gehalt drin, lohn reinhol*, lohn bezahlt ist, trägt sie sich, trägt er sich
break_even: pleite*, untergeh*, über die runden, über wasser, bei null, auf null, kosten drin, miete drin, trägt sich selbst, break-even, \
break even, gewinnschwelle, kostendeckend, keinen verlust, plus minus null, decken, deckt, gedeckt, reinbekomm*, nicht drauf, nichts drauf
payback: bezahlt gemacht, wieder drinnen, erspartes wieder, bezahlt ist, bezahlt sind, bezahlt, eingespielt, wieder drin, amortis*, abbezahlt, \
zurückbezahlt, wieder rein, hereingeholt, raus
left: bleibt hängen, rauskommen, kommt raus, herausspringt, springt heraus, nehme ich mit, nehmen wir mit, in der tasche, am monatsende, bleib*, \
übrig, verdien*, hängen, gewinn*, deckungsbeitrag, raus, gehe ich heim, gehen wir heim, gehe ich nach hause, gehen wir nach hause
dear: zu günstig, unter wert, mehr nehmen, preise erhöhen, fairer preis, zu billig, zu teuer, zu hoch, zu niedrig, zu wenig, mehr verlangen, \
richtiger preis, preis erhöhen, unverschämt
lasts: konto leer, geld aus, geht uns das geld, pleite sind, sind wir pleite, reicht, durchhalt*, überleb*, halte ich durch, hält das geld
worth: wert, bewertung, bewertet
percent: prozent, marge
enough: bevor er geht, bevor sie gehen, kundenwert
capacity: kriege ich das allein, kriegen wir das hin, bekommen wir das hin, genug stunden, genug platz, schaffen wir, reicht der, kapazität, \
ausgelastet
hire: noch jemanden, dritte kraft, zweite kraft, mehr leute, aushilfe, verstärkung, zweiten mitarbeiter, dritten mann, dritte person, \
jemanden dazu, einstellen, anstellen, jemanden bezahlen, leisten
cash_in: vorschießen, vorfinanz*, vorstreck*, überbrück*, zahlungsziel, puffer, auslegen, steckt, stecken, gebunden, bindet, liegt drin, \
vorstrecken, vorfinanzieren
cost: was kostet, kostet uns, kostet mich, wie teuer wird, kosten uns, kosten mich
grows: wachst, wachsen, wachs*, steigt, gewachsen
worth_it: davon leben, macht das sinn, überhaupt sinn, geht sich das aus, geht die rechnung auf, zusagen, auftrag annehmen, soll ich annehmen, \
sollen wir annehmen, ein geschäft, lohnt, lohnen, rechnet sich, rechnen, tragt sich, trägt sich, rentabel, profitabel, wirtschaftlich, sinnvoll, \
verdienen wir, verdiene ich, gewinn
loses: verlust*, draufzahl*, zahle ich drauf, zahlen wir drauf, drauflegen, lege ich drauf, miese*, verlier*
needs: brauche, brauchen, braucht, mindestens, nötig, muss ich verkaufen, müssen wir verkaufen
wins: gewinnung, neukunde*, neuer kunde, neuen kunden, kunden zu gewinnen, kunden gewinnen, akquise, werbung kosten
at_most: höchstens, maximal, darf, dürfen
dear_only: zu teuer, zu hoch, unverschämt, teuer
offer: angebot, konditionen
takes_in: nehmen wir ein, nehme ich ein, einnehmen, einnahmen, umsatz, kommt rein, kommt herein, setzen wir um, setze ich um
charge: verlangen, für wie viel, für wieviel, zu wie viel, nehmen muss, muss ich nehmen, müssen wir nehmen, welchen preis, welcher preis, \
zu welchem preis, welchen stundensatz, \
stundensatz, stundenlohn, tagessatz, muss kosten, kosten muss, ansetzen, berechnen muss, muss ich berechnen
net: ohne mehrwertsteuer, ohne mwst, ohne steuer, nettopreis, netto
gross: mit mehrwertsteuer, mit mwst, mit steuer, brutto, bruttopreis, auf der rechnung, unterm strich, inklusive
levels_off: pendelt, einpendeln, nicht mehr wachsen, nicht mehr wächst, aufhört zu wachsen, stagnier*, stehen bleibt, endet
`,
  fr: `
cheaper: moins cher, moins chère, moins chers, plus avantageux, plus avantageuse
buys: acheter, achète, achetons, investir dans
how_many: combien de, combien par, combien en, combien faut-il, à partir de combien, de combien
how_long: combien de temps, combien de mois, quand, au bout de combien
what_if: si ça arrive, si cela arrive, dans ce cas, et si, si je, si on, si nous, que se passe, par rapport à maintenant, qu'est-ce que ça change
earns_keep: soit payée, soit payé, paie son salaire, payer son salaire
break_even: couler, à flot, joindre les deux bouts, à zéro, reculer, perd pas, ne pas perdre, seuil de rentabilité, rentable, est payée, est payé, \
sont couverts, couvr*, m'en sors, arrête de perdre, j'arrête de perdre, arrêter de perdre, cesse de perdre, ne perds plus, ne plus perdre, \
pour payer
payback: rentabilisée, retrouvé ma mise, récupère ma mise, amorti*, remboursé*, récupér*, rentabilis*
left: il nous reste, ça laisse, laisse-t-il, laisse-t-elle, rentre dans ma poche, je touche, dans ma poche, reste, restait, resterait, gagne*, \
rapporte*, bénéfice*, garde, resté, rentre avec, rentrons avec, repars avec, repartons avec
dear: assez élevé, trop peu, me brade, bon tarif, augmente les prix, augmenter mes prix, trop cher, trop bas, trop haut, pas assez cher, \
trop élevé, augmenter, bon prix
lasts: compte sera vide, tiens, tient, tenir, tiendr*, dure, suffit pour vivre
worth: valorise*, valorisation, vaut, valeur de la
percent: pour cent, pourcentage, marge
enough: rapporte assez, assez avant, avant de partir
capacity: assez d'heures, assez grande, assez grand, assurer autant, suffit-il, suffit-elle, assez de place, capacité
hire: quelqu'un en plus, prendre quelqu'un, troisième personne, deuxième personne, plus de monde, un autre livreur, besoin d'aide, recruter, \
me payer, payer mon, payer ma, payer un, payer une, embaucher, salarié
cash_in: fonds de roulement, matelas, délai de paiement, attendre le paiement, attendre le règlement, immobilisé, immobilise, bloqué, bloque, \
avancer, dort dans
cost: nous revient, me revient, ça coûte, nous coûte, me coûte, nous coûtent, me coûtent
grows: croit, croissance, grandi*, augmente, progresse*
worth_it: en vivre, du sens, j'accepte, accepter le contrat, je signe, bonne affaire, les comptes sont bons, un vrai business, une vraie affaire, \
rentable, rentables, vaut le coup, vaut la peine, viable, tient la route, gagne de l'argent, gagnons de l'argent
loses: perds, perd, perdons, perdre de l'argent, à perte, perte, pertes, dans le rouge
needs: faut, besoin, au minimum, au moins, minimum, nécessaire*
wins: acquérir, acquisition, gagner un client, nouveau client, trouver un client, gagner une cliente
at_most: au plus, au maximum, peut, maximum
dear_only: trop cher, trop chers, trop élevé, cher
offer: offre, proposition
takes_in: encaisse*, chiffre d'affaires, rentre combien, combien rentre, recettes, faisons-nous rentrer, on fait rentrer
charge: quel prix, à quel prix, à combien, combien facturer, dois-je facturer, facturer, quel tarif, taux horaire, tarif horaire, combien demander, \
dois-je demander, vendre combien, coûter à mes clients
net: hors taxe, hors taxes, hors tva, sans la tva, sans tva, sans taxe, prix net
gross: ttc, avec taxe, avec taxes, avec les taxes, avec la tva, toutes taxes, au total, sur la facture, en tout
levels_off: plafonn*, se stabilise, stabiliser, cesse de croître, arrête de grandir, stagn*
`,
  es: `
cheaper: más barato, más barata, más económico, más económica, más a cuenta
buys: comprar, compro, compramos, invertir en
how_many: cuántos, cuántas, a partir de cuántos, a partir de cuántas, con cuántos, con cuántas
how_long: cuánto tiempo, cuántos meses, cuándo, en cuánto tiempo
what_if: si pasa eso, si eso pasa, en ese caso, si ocurre eso, si es así, qué pasa si, qué pasaría, y si, suponiendo, si subo, si bajo
earns_keep: pagar su sueldo, pagar su salario, pagarle el sueldo
break_even: quebrar, hundir*, a flote, a mano, en cero, se sostenga, no ir a pérdida, perder plata, punto de equilibrio, poner plata, no perder, \
dejar de perder, dejaría de perder, dejaríamos de perder, cubr*, dejo de perder
payback: se paga cada, se pagó, mis ahorros de vuelta, recuper*, amortiz*, se paga sola, se paga solo, pago la máquina
left: me deja, nos deja, me llevo, nos llevamos, saco en limpio, limpio, me entra, mi bolsillo, al bolsillo, me voy a casa, queda*, deja, dejan, \
gano, ganamos, gana, ganancia*, sobra, me quedo, beneficio*, nos vamos a casa, me llevo a casa, nos llevamos a casa
dear: cobrando de menos, cobrando poco, cobramos poco, cobro poco, pedir más, precio razonable, me estoy regalando, muy caro, muy barato, \
demasiado, cobrar más, subir el precio, precio justo, caro, barato
lasts: aguant*, sin plata, sin dinero, se acaba, alcanza, aguanto, aguantamos, dura, durar, para cuánto
worth: valoriz*, valoración, vale la empresa, valuación, vale mi
percent: por ciento, porcentaje, margen
enough: antes de irse, antes de que se vaya
capacity: damos abasto, doy abasto, podemos con, horas suficientes, caben, da abasto, capacidad, alcanza el espacio
hire: otra persona, otro repartidor, tercera persona, segunda persona, más gente, alguien más, más manos, pagarme, contratar, pagar a, pagarle, \
sueldo
cash_in: capital de trabajo, colchón, efectivo necesito, efectivo necesitamos, dinero necesito, hasta que paguen, hasta que pague, \
mientras me pagan, se inmoviliza, inmovilizo, inmovilizado, inmovilizada, atado, atrapado, metido, metida, tengo que adelantar, adelantar
cost: nos sale, me sale, nos cuesta, me cuesta, cuánto cuesta, nos cuestan, me cuestan
grows: crece*, crecemos, creciendo, crecimiento, sube
worth_it: buen negocio, tiene sentido, salen las cuentas, vivir de esto, acepto, lo tomo, la tomo, tomo el, aceptarlo, firmaría*, sirve el negocio, \
es negocio, conviene, vale la pena, rentable, sale a cuenta, viable, gano dinero, ganamos dinero
loses: pierdo, pierde, perdemos, perder, perdiendo, perdida*, en rojo
needs: necesito, necesitamos, hace falta, hacen falta, al menos, como mínimo, mínimo, tengo que vender
wins: captar, adquisición, ganar un cliente, conseguir un cliente, cliente nuevo, nuevo cliente, traer un cliente
at_most: como máximo, máximo, puede, a lo sumo
dear_only: caro, cara, muy caro, demasiado
offer: oferta, propuesta
takes_in: ingresamos, ingreso, ingresos, facturamos, facturo, facturación, entra al mes, entra cada mes, vendemos al mes
charge: qué precio, a qué precio, a cuánto, a cómo, tengo que cobrar, debo cobrar, hay que cobrar, cuánto cobrar, cuánto cobro, qué tarifa, precio por hora, \
tarifa por hora, a cuánto vender, a cuánto vendo, precio le pongo, precio pongo
net: sin iva, sin el iva, sin igv, sin impuesto, sin impuestos, precio neto
gross: con iva, con el iva, con igv, con impuesto, con el impuesto, con impuestos, en total, en la factura, al público
levels_off: se estanca, estancar*, deja de crecer, dejar de crecer, se estabiliza, se queda en
`,
  hi: `
cheaper: सस्ता पड़े*, सस्ती पड़े*, sasta pade*, sasti pade*
buys: खरीदूँ, ख़रीदूँ, खरीदना, ख़रीदना, खरीदें, ख़रीदें, खरीद लूँ
how_many: कितने, कितनी, kitne, kitni, न्यूनतम
how_long: कब तक, कितने दिन, कितने महीने, कब, kab tak, kitne mahine, kitne din, जल्दी, जल्द
what_if: ऐसा हुआ तो, ऐसा हो तो, ऐसा होने पर, aisa hua to, मान लीजिए, अगर, मान लें, क्या होगा, maan lo, agar, फ़र्क
earns_keep: तनख़्वाह निकल*, तनख्वाह निकल*, वेतन निकल*, tankhwah nikal*
break_even: घाटा न, नुकसान न, नुक़सान न, खर्चा निकल, kharcha nikal, ghata na, break even, breakeven, ब्रेक ईवन, ब्रेकईवन, बराबर, निकल आए*, \
निकल जाए*, घाटा बंद, no profit no loss, nikal
payback: पैसा वापस, पैसे वापस, वापस, वसूल*, vasool, wapas
left: हाथ में आए*, जेब में, मेरे पास रहे*, haath mein, jeb mein, हाथ में, mere paas, बचत*, बचता, बचती, बचेगा, बचेगी, बचे, शेष, कमाई, मुनाफ़ा, \
मुनाफा, bachta, bachega, bachat, kamai, munafa, घर ले जा*, घर ले कर, ghar le ja*
dear: रेट ठीक, दाम सही, दाम बढ़ा, rate sahi, rate theek, daam badha*, महँगा, महंगा, सस्ता, कम रेट, ज़्यादा रेट, दाम बढ़ा*, mehnga, sasta
lasts: पैसा ख़त्म, पैसा खत्म, खाता खाली, चलेगा, चलेंगे, टिक*, chalega, tikega
worth: मूल्यांकन, वैल्यूएशन, valuation, कंपनी की क़ीमत
percent: प्रतिशत, फ़ीसदी, percent, मार्जिन
enough: छोड़ने से पहले
capacity: संभाल पाएँगे, संभाल लेंगे, कर पाएँगे, काफ़ी है, काफी है, sambhal, निकाल लेगी, क्षमता
hire: एक और आदमी, तीसरा आदमी, दूसरा आदमी, और लोग, किसी को रख*, helper, आदमी रख*, aadmi rakh*, aur log, रख लूँ, रख लूं, वेतन दे, नौकरी पर, rakh lu, \
rakh loon
cash_in: वर्किंग कैपिटल, working capital, फँसा, फंसा, फँसेगा, फंसेगा, फँसता, phasa, phansa, fasa
cost: लागत कितनी, कितना ख़र्च, कितना खर्च, kitna kharcha, खर्च होता, ख़र्च होता, खर्च पड़ता, ख़र्च पड़ता
grows: बढ़ रहा, बढ़ रही, बढ़ रहे, बढ़त, badh raha, badh rahe, badh rahi, grow
worth_it: लेना चाहिए, मान लेना, अच्छा सौदा, घर चल, leni chahiye, lena chahiye, हाँ कर दूँ, haan kar, फ़ायदेमंद, फायदेमंद, फ़ायदा, फायदा, faida, \
fayda, सही है, worth it, मुनाफ़े में
loses: घाटा, घाटे, नुक़सान, नुकसान, nuksaan, nuksan, ghata, ghate
needs: चाहिए, चाहिये, chahiye, ज़रूरत, कम से कम, बेचने होंगे
wins: ग्राहक लाने, ग्राहक लाना, नया ग्राहक, नए ग्राहक, naya customer, customer lane
at_most: ज़्यादा से ज़्यादा, अधिकतम, सकता, सकते
dear_only: महँगा, महंगा, mehnga, ज़्यादा रेट
offer: प्रस्ताव, ऑफ़र, ऑफर, offer
takes_in: बिक्री कितनी, कितनी बिक्री, आमदनी, टर्नओवर, turnover, कितना आता, कितना पैसा आता, kitna aata, amdani
charge: क्या दाम, कितना दाम, क्या रेट, कितने का बेच*, कितना चार्ज, कितनी फ़ीस, कितनी फीस, क्या क़ीमत, क्या कीमत, कितनी क़ीमत, कितनी कीमत, kya rate, \
kitna charge, kya daam, kitne ka bech*
net: बिना टैक्स, बिना जीएसटी, बिना gst, टैक्स हटाकर, bina gst, bina tax
gross: टैक्स मिलाकर, जीएसटी मिलाकर, gst मिलाकर, टैक्स के साथ, कुल मिलाकर, gst mila*, tax mila*, kul mila*
levels_off: बढ़ना बंद, रुक जाएँगे, रुक जाएंगे, टिक जाए*, ruk jaye*, badhna band
`,
  zh: `
cheaper: 更便宜, 便宜, 更划算
buys: 买, 购买, 购置, 投资
how_many: 多少个, 多少单, 多少家, 几个, 几单, 几家, 多少位, 要卖多少, 多少人
how_long: 多久, 多长时间, 多少天, 几天, 几个月, 什么时候, 多少个月, 头一年
what_if: 那样的话, 这样的话, 真这样, 如果, 要是, 假如, 假设, 会怎么样, 会怎样, 退掉
earns_keep: 赚回工资, 挣回工资, 付得起工资, 够付工资, 够付她的工资, 够付他的工资, 够她的工资, 够他的工资
break_even: 倒闭, 垮, 够本, 够交房租, 养活自己, 保本, 不亏, 盈亏平衡, 打平, 不赔
payback: 赚回来, 回本, 收回成本, 收回来
left: 落下, 到手, 能落, 净赚, 净剩, 到我手, 到手里, 口袋, 拿回家, 剩, 赚, 利润, 挣, 賺, 带回家
dear: 收得太少, 公道, 合适的价, 报价低, 太便宜, 太贵, 便宜, 定价, 标多少, 要标, 涨价, 收多少, 太高, 太低
lasts: 见底, 花完, 还能用, 撑, 够用, 维持, 能活, 够花, 烧多久
worth: 估值, 值多少, 值几
percent: 百分, 毛利率, 利润率
enough: 流失之前, 走之前, 流失前
capacity: 够不够, 做得过来, 够大, 够不够用, 产能, 忙得过来
hire: 再请, 加一个人, 第三个人, 第二个人, 人手, 加人, 帮忙, 请人, 招人, 雇, 发工资
cash_in: 账期, 回款, 周转, 流动资金, 付款之前, 准备多少现金, 压, 壓, 垫, 墊, 占用
cost: 成本多少, 成本是多少, 要花多少, 花多少钱, 花掉多少, 花费多少
grows: 增长, 在涨, 涨了, 增加了
worth_it: 该不该接, 要不要接, 该接吗, 行不行, 划不划, 做得过, 算得过, 合算, 靠这个, 值得, 划算, 赚钱, 值不值, 可行
loses: 亏, 赔
needs: 要招, 需要, 要多少, 至少, 最少, 才够, 要做
wins: 获客, 拉新, 获得一个客户, 拉一个, 招一个, 新客户
at_most: 最多, 至多, 不超过
dear_only: 太贵, 太高, 贵不贵, 贵吗
offer: 报价, 条件, 接受
takes_in: 营业额, 收入多少, 多少收入, 进账, 流水, 收进来, 卖多少钱
charge: 定价多少, 什么价, 定什么价, 定多少, 卖多少钱, 要价, 报价多少, 价格该, 价格要, 时薪
net: 不含税, 税前, 去掉税, 未税
gross: 含税, 连税, 一共要付, 总共付, 开票金额
levels_off: 停在, 不再增长, 停止增长, 稳定在, 封顶, 卡在
`,
};
